import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { after, begin, during } from './activity';

const busy = () => document.documentElement.dataset['busy'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what begins is counted until it ends, once', () => {
  const [one, other] = [begin(), begin()];
  expect(busy()).toBe('2');
  one();
  one();
  expect(busy()).toBe('1');
  other();
  expect(busy()).toBe('0');
});

test('a promise is counted until it is settled and what follows from it has begun', async () => {
  const kept = during(Promise.resolve(3));
  const next = kept.then(() => begin());
  expect(busy()).toBe('1');
  const end = await next;
  expect(busy()).not.toBe('0');
  end();
  await expect(during(Promise.reject(new Error('no')))).rejects.toThrow('no');
  await Promise.resolve();
  await Promise.resolve();
  expect(busy()).toBe('0');
});

test('a timer is counted until it has run or was called off', () => {
  const done = vi.fn();
  after(100, done);
  const stop = after(100, done);
  expect(busy()).toBe('2');
  stop();
  expect(busy()).toBe('1');
  vi.advanceTimersByTime(100);
  expect(busy()).toBe('0');
  expect(done).toHaveBeenCalledOnce();
});
