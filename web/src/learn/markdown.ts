// The little Markdown in which the specification is written, as a tree that is drawn without ever becoming HTML text.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'clause'; id: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] };

export type Block =
  | { kind: 'text'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const TOKEN = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|\b([A-Z]{2,}(?:-[A-Z][A-Z0-9]*)+-\d+[a-z]?)\b/;

/** A line with code, emphasis and the names of clauses. */
export function inline(text: string): Inline[] {
  const found = TOKEN.exec(text);
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const [whole, code, strong, em, id] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + whole.length);
  return [...(before ? [{ kind: 'text', text: before } as Inline] : []), token(code, strong, em, id), ...inline(after)];
}

function token(code?: string, strong?: string, em?: string, id?: string): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: inline(strong) };
  if (em !== undefined) return { kind: 'em', parts: inline(em) };
  return { kind: 'clause', id: id ?? '' };
}

const cells = (row: string): Inline[][] =>
  row
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

/** A clause's wording: paragraphs, points, tables and blocks of code. */
export function blocks(text: string): Block[] {
  const result: Block[] = [];
  const lines = text.split('\n');
  while (lines.length) {
    const line = lines.shift() as string;
    if (line.startsWith('```')) result.push({ kind: 'code', text: fenced(lines) });
    else if (line.startsWith('|')) result.push(table([line, ...taken(lines, (next) => next.startsWith('|'))]));
    else if (/^\s*- /.test(line)) result.push(list([line, ...taken(lines, (next) => /^\s*- /.test(next))]));
    else if (line.trim()) result.push({ kind: 'text', parts: inline(line.trim()) });
  }
  return result;
}

function taken(lines: string[], wanted: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !wanted(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function fenced(lines: string[]): string {
  const inside = taken(lines, (line) => !line.startsWith('```'));
  lines.shift();
  return inside.join('\n');
}

const list = (lines: string[]): Block => ({
  kind: 'list',
  items: lines.map((line) => inline(line.replace(/^\s*- /, '').trim())),
});

function table(lines: string[]): Block {
  const [head, ...rows] = lines.filter((line) => !/^\|[\s:|-]+$/.test(line)).map(cells);
  return { kind: 'table', head: head ?? [], rows };
}

/** The words alone, for the search. */
export const plain = (text: string): string => text.replace(/[`*|]/g, ' ');
