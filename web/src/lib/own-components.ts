/**
 * What is printed on the components: that of an owner's boxes, which the server writes into the page where there is any,
 * or what comes with the games.
 */
const written = globalThis.document?.getElementById('own-components')?.textContent;
const own = (written ? JSON.parse(written) : {}) as Record<string, Record<string, unknown>>;

/** What a game's components show under a name. */
export function component<T>(game: string, name: string, standard: T): T {
  return (own[game]?.[name] as T | undefined) ?? standard;
}
