// Finding clauses while one types.

/** Lower case, without accents: who types "prechod" finds "přechod", too. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();

/** The words that somebody looks for. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Whether a text, folded already, has all the words. */
export const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  // Folding changes the length of some letters, so each letter is folded alone and remembers where it came from.
  const letters = [...text.normalize('NFC')];
  let flat = '';
  const origin: number[] = [];
  letters.forEach((letter, i) => {
    for (const part of folded(letter)) {
      flat += part;
      origin.push(i);
    }
  });
  const hit = letters.map(() => false);
  for (const word of words)
    for (let from = flat.indexOf(word); from >= 0; from = flat.indexOf(word, from + word.length))
      for (let i = from; i < from + word.length; i++) hit[origin[i] as number] = true;
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = pieces[pieces.length - 1];
    if (last && last.hit === hit[i]) last.text += letter;
    else pieces.push({ text: letter, hit: hit[i] as boolean });
  });
  return pieces;
}
