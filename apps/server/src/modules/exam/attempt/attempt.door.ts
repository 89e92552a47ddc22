/** What neighbours ask of this module's rows: the rest of the store is its own. */
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
