import { useReducer, useState } from 'react';
import { judgeHere, makeAttempt } from '../attempt';
import type { CaptchaSources } from '../captchaOptions';
import { captchaReducer } from '../captchaReducer';
import { type CaptchaState, opened } from '../captchaState';
import { drawnPuzzles } from '../drawnPuzzles';
import { useAfter } from './useAfter';
import { useWhile } from './useWhile';

/** Display time of 验证通过 before the dialog closes. */
const SHOWN_ACCEPTED = 1500;
/** Long enough to shake and to be read. */
const SHOWN_REJECTED = 1200;

async function judge({ puzzle, offset, steps }: CaptchaState, { onVerify }: CaptchaSources) {
  if (!puzzle) return false;
  const attempt = makeAttempt(puzzle.id, offset, steps);
  return onVerify ? onVerify(attempt) : judgeHere(puzzle, attempt);
}

/** Connects the reducer to loading, judging and timers. */
export function useCaptcha(options: CaptchaSources & { onVerified: () => void }) {
  const [state, send] = useReducer(captchaReducer, opened);
  const [drawHere] = useState(() => drawnPuzzles(() => Math.random()));
  const { phase, round } = state;

  useWhile(phase === 'loading', round, {
    start: options.loadPuzzle ?? drawHere,
    done: (puzzle) => send({ type: 'loaded', puzzle }),
    failed: () => send({ type: 'loadFailed' }),
  });
  useWhile(phase === 'checking', round, {
    start: () => judge(state, options),
    done: (passed) => send({ type: passed ? 'accepted' : 'rejected' }),
    failed: () => send({ type: 'checkFailed' }),
  });
  useAfter(phase === 'accepted', SHOWN_ACCEPTED, options.onVerified);
  useAfter(phase === 'rejected', SHOWN_REJECTED, () => send({ type: 'refreshed' }));

  return [state, send] as const;
}
