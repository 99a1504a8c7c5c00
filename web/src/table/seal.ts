/** The sealed deal: the table shows a digest from the start and what it was made of at the end; anybody can compare. */

/** The SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether seed and salt are those that were sealed before the match. */
export async function keepsPromise(commitment: string, seed: string, salt: string): Promise<boolean> {
  return (await sha256(`${seed}:${salt}`)) === commitment.toLowerCase();
}
