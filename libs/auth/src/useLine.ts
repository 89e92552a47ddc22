import { useEffect, useRef, useState } from 'react';
import { placeIn } from './signInFailure';

/** A place in the line of sign-ins: what the server says of it, and the way out. */
export interface PlaceInLine {
  words: string;
  leave(): void;
}

/**
 * Makes a call; where the server has given a place in the line of sign-ins, waits as long as it was
 * told and calls again, until the turn has come or whoever waits has left.
 */
export function useLine() {
  const [place, setPlace] = useState<PlaceInLine | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Nobody goes on asking for a page that is gone.
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
