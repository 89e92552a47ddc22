import { useDrawPuzzleMutation, useSolvePuzzleMutation } from '@cheese/api-client/auth';
import type { Attempt } from '@cheese/slider-captcha/attempt';
import { lazy, Suspense, useRef } from 'react';

/** Its pictures load when it opens, and so does what draws them. */
const SliderCaptcha = lazy(async () => {
  const { SliderCaptcha: captcha } = await import('@cheese/slider-captcha/SliderCaptcha');
  return { default: captcha };
});

/** The puzzle that this browser makes and judges. */
export function SecurityPuzzle(props: { onClose: () => void; onVerified: () => void }) {
  return (
    <Suspense fallback={null}>
      <SliderCaptcha open {...props} />
    </Suspense>
  );
}

/** The puzzle that the server makes and judges; solved, it gives a ticket for one call. */
export function IssuedPuzzle({ onSettled }: { onSettled: (ticket: string | null) => void }) {
  const [draw] = useDrawPuzzleMutation();
  const [solve] = useSolvePuzzleMutation();
  const ticket = useRef<string | null>(null);

  const load = async () => {
    const { loadIssuedPuzzle } = await import('@cheese/slider-captcha/issuedPuzzle');
    return loadIssuedPuzzle(await draw().unwrap());
  };
  const verify = async ({ puzzleId, offset }: Attempt) => {
    const { data } = await solve({ puzzleId, x: offset });
    ticket.current = data?.ticket ?? null;
    return data !== undefined;
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
