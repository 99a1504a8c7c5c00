// Short notices at the edge of the screen: what went wrong, or was done, away from where one looks.

export interface Notice {
  number: number;
  text: string;
  bad: boolean;
}

const STAY = 6000;
let last = 0;

export const notices: Notice[] = $state([]);

/** Shows a notice for a while. */
export function notify(text: string, { bad = false }: { bad?: boolean } = {}): void {
  const number = ++last;
  notices.push({ number, text, bad });
  setTimeout(() => dismiss(number), STAY);
}

/** Takes a notice away. */
export function dismiss(number: number): void {
  const at = notices.findIndex((notice) => notice.number === number);
  if (at >= 0) notices.splice(at, 1);
}
