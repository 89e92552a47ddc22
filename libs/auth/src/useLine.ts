import { useEffect, useRef, useState } from 'react';
import { placeIn } from './signInFailure';

/** A place in the line of sign-ins: what the server says of it, and the way out. */
export interface PlaceInLine {
  words: string;
  leave(): void;
}

/**
 * Makes a call. If the server answers with a place in the sign-in queue, it waits as told and
 * retries until the call succeeds or the user gives up.
 */
export function useLine() {
  const [place, setPlace] = useState<PlaceInLine | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Stop retrying when the page is left.
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = (failure: unknown, words: string, seconds: number) =>
    new Promise<void>((goOn, giveUp) => {
      timer.current = setTimeout(goOn, seconds * 1000);
      const leave = () => {
        clearTimeout(timer.current);
        giveUp(failure);
      };
      setPlace({ words, leave });
    });

  async function inLine<T>(call: () => Promise<T>): Promise<T> {
    try {
      for (;;) {
        try {
          return await call();
        } catch (failure) {
          const told = placeIn(failure);
          if (!told) throw failure;
          await wait(failure, told.words, told.seconds);
        }
      }
    } finally {
      setPlace(null);
    }
  }
  return { inLine, place };
}
