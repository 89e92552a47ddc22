import { useState } from 'react';
import { wantsPuzzle } from './signInFailure';
import { useLine } from './useLine';

type Ticket = { ticket?: string };
type Settle = (ticket: string | null) => void;

/**
 * Makes a call; where the server wants its own puzzle solved before, shows it and calls once more
 * with the ticket that it gave. The puzzle stands wherever `settle` is not null. Each time it may
 * have to stand in line: then `place` is not null.
 */
export function useTicket() {
  const [settle, setSettle] = useState<Settle | null>(null);
  const { inLine, place } = useLine();

  const askForTicket = () =>
    new Promise<string | null>((resolve) =>
      setSettle(() => (ticket: string | null) => {
        setSettle(null);
        resolve(ticket);
      }),
    );

  async function ticketed<T>(call: (ticket: Ticket) => Promise<T>): Promise<T> {
    try {
      return await inLine(() => call({}));
    } catch (failure) {
      if (!wantsPuzzle(failure)) throw failure;
      const ticket = await askForTicket();
      if (ticket === null) throw failure;
      return inLine(() => call({ ticket }));
    }
  }
  return { ticketed, settle, place };
}

export type Ticketed = ReturnType<typeof useTicket>['ticketed'];
