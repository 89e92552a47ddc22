import { useRef } from 'react';
import type { Attempt } from './attempt';
import { type IssuedPuzzle, loadIssuedPuzzle } from './issuedPuzzle';
import { SliderCaptcha } from './SliderCaptcha';

interface TicketCaptchaProps {
  draw: () => Promise<IssuedPuzzle>;
  /** The ticket that a solution is worth; null where it is none. */
  solve: (solution: { puzzleId: string; x: number }) => Promise<string | null>;
  onSolved: (ticket: string) => void;
  onClose: () => void;
}

/** The puzzle that a server makes and judges; solved, it gives a ticket for one call. */
export function TicketCaptcha({ draw, solve, onSolved, onClose }: TicketCaptchaProps) {
  const ticket = useRef<string | null>(null);
  const verify = async ({ puzzleId, offset }: Attempt) => {
    ticket.current = await solve({ puzzleId, x: offset });
    return ticket.current !== null;
  };
  return (
    <SliderCaptcha
      open
      loadPuzzle={async () => loadIssuedPuzzle(await draw())}
      onVerify={verify}
      onClose={onClose}
      onVerified={() => (ticket.current === null ? onClose() : onSolved(ticket.current))}
    />
  );
}
