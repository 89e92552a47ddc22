import { useState } from 'react';
import { wantsPuzzle } from './signInFailure';
import { useLine } from './useLine';

type Ticket = { ticket?: string };
type Settle = (ticket: string | null) => void;

/**
 * Makes a call; if the server demands a captcha, shows it and retries once with its ticket. The
 * captcha is shown while `settle` is not null. `place` is not null while the call waits in the
 * sign-in queue.
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
