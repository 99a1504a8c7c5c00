/** How many choices a hint shows: more would be a lesson. */
export const MOST_HINTS = 3;
/** The key that asks for a hint, and walks through it. */
export const HINT_KEY = 'h';
