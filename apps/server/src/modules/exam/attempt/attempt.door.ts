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
export { commentsOf } from './attempt.comments.store';
export { type Regraded, writeShares } from './attempt.regrade.store';
