/**
 * What the page has under way: questions to the table, requests, parts that load, steps that wait to be shown, timers
 * that lead to more. The number stands in the document (`<html data-busy="2">`): a program that uses the page as a
 * person would, such as a test, waits until it is 0 instead of guessing how long things take.
 */
let count = 0;

function show(): void {
  if (typeof document !== 'undefined') document.documentElement.dataset['busy'] = String(count);
}

/** Something begins. What is given back ends it, however often it is called. */
export function begin(): () => void {
  count += 1;
  show();
  let over = false;
  return () => {
    if (over) return;
    over = true;
    count -= 1;
    show();
  };
}

/** The page is busy until a promise is settled. */
export function during<T>(work: Promise<T>): Promise<T> {
  const end = begin();
  // What follows from it runs first: the page does not rest in between.
  return work.finally(() => void Promise.resolve().then(end));
}

/** Does something after a while, and the page is busy until then. What is given back calls it off. */
export function after(milliseconds: number, then: () => void): () => void {
  const end = begin();
  const id = setTimeout(() => {
    then();
    end();
  }, milliseconds);
  return () => {
    clearTimeout(id);
    end();
  };
}
