import { useDrawPuzzleMutation, useSolvePuzzleMutation } from '@cheese/api-client/people/auth';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';

const TicketCaptcha = lazyPart(async () => {
  const { TicketCaptcha: Captcha } = await import('@cheese/slider-captcha/TicketCaptcha');
  return { default: Captcha };
});

/** The captcha that the server demands before it accepts a call again. */
export function IssuedPuzzle({ onSettled }: { onSettled: (ticket: string | null) => void }) {
  const [draw] = useDrawPuzzleMutation();
  const [solve] = useSolvePuzzleMutation();
  return (
    <Suspense>
      <TicketCaptcha
        draw={() => draw().unwrap()}
        solve={async (solution) => (await solve(solution)).data?.ticket ?? null}
        onSolved={onSettled}
        onClose={() => onSettled(null)}
      />
    </Suspense>
  );
}
