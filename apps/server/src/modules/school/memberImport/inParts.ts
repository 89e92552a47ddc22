import { setImmediate } from 'node:timers/promises';

const AT_ONCE = 250;

/** A few at a time: other calls are answered in between. */
export async function mapInParts<From, To>(all: readonly From[], map: (one: From) => To) {
  const made: To[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    for (const one of all.slice(from, from + AT_ONCE)) made.push(map(one));
    await setImmediate();
  }
  return made;
}
