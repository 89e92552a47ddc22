export { silenceOf } from './attempt.heard';
export { markRevealed, saveAnswers } from './answer.store';
export {
  findAttempt,
  findState,
  lockAttempt,
  lockAttempts,
  reopen,
  selectAnswers,
  takeOver,
  markTakenIn,
} from './attempt.store';
export { commentsOf } from './attempt.comments.store';
export { type Regraded, writeShares, writeMarkedShares } from './attempt.regrade.store';
export { endOpen, countOpen, extendOpen, deleteUnanswered } from './attempt.open.store';
export { insertCorrection, lockCorrection, noteReckoned } from './attempt.corrections.store';
