import { lazy, Suspense, useRef } from 'react';
import type { Attempt } from './attempt';
import type { IssuedPuzzle } from './issuedPuzzle';

/** Its pictures load when it opens, and so does what draws them. */
const SliderCaptcha = lazy(async () => {
  const { SliderCaptcha: captcha } = await import('./SliderCaptcha');
  return { default: captcha };
});

/** The puzzle that this browser makes and judges. */
export function LazyCaptcha(props: { onClose: () => void; onVerified: () => void }) {
  return (
    <Suspense fallback={null}>
      <SliderCaptcha open {...props} />
    </Suspense>
  );
}

interface TicketCaptchaProps {
  draw: () => Promise<IssuedPuzzle>;
  /** The ticket that a solution is worth; null where it is none. */
  solve: (solution: { puzzleId: string; x: number }) => Promise<string | null>;
  onSettled: (ticket: string | null) => void;
}

/** The puzzle that a server makes and judges; solved, it gives a ticket for one call. */
export function TicketCaptcha({ draw, solve, onSettled }: TicketCaptchaProps) {
  const ticket = useRef<string | null>(null);

  const load = async () => {
    const { loadIssuedPuzzle } = await import('./issuedPuzzle');
    return loadIssuedPuzzle(await draw());
  };
  const verify = async ({ puzzleId, offset }: Attempt) => {
    ticket.current = await solve({ puzzleId, x: offset });
    return ticket.current !== null;
  };
  return (
    <Suspense fallback={null}>
      <SliderCaptcha
        open
        loadPuzzle={load}
        onVerify={verify}
        onClose={() => onSettled(null)}
        onVerified={() => onSettled(ticket.current)}
      />
    </Suspense>
  );
}
