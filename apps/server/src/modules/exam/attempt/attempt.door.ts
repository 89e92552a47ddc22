export { silenceOf } from './attempt.heard';
export { markRevealed, saveAnswers } from './answer.store';
export {
  findAttempt,
  findState,
  lockAttempt,
  lockAttempts,
  reopen,
  selectAnswers,
} from './attempt.store';
