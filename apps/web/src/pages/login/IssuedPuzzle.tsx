import { useDrawPuzzleMutation, useSolvePuzzleMutation } from '@cheese/api-client/auth';
import { TicketCaptcha } from '@cheese/slider-captcha/LazyCaptcha';

/** The puzzle that the server wants solved before it hears a call again. */
export function IssuedPuzzle({ onSettled }: { onSettled: (ticket: string | null) => void }) {
  const [draw] = useDrawPuzzleMutation();
  const [solve] = useSolvePuzzleMutation();
  return (
    <TicketCaptcha
      draw={() => draw().unwrap()}
      solve={async (solution) => (await solve(solution)).data?.ticket ?? null}
      onSettled={onSettled}
    />
  );
}
