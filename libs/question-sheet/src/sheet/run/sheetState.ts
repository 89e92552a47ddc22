/** Position and phase of a sheet; the keeper holds the answers. */
export interface SheetState {
  count: number;
  /** Index of the shown question, from 0. */
  at: number;
  phase: 'answering' | 'confirming' | 'submitting' | 'timeUp' | 'submitted' | 'ended';
}

export type SheetEvent =
  | { type: 'went'; to: number }
  | { type: 'submitAsked' }
  /** Not yet; `to` is the question that is looked at instead. */
  | { type: 'submitCancelled'; to?: number }
  | { type: 'submitConfirmed' }
  | { type: 'submitFailed' }
  | { type: 'submitted' }
  | { type: 'timeRanOut' }
  /** There is time again: it was extended. */
  | { type: 'timeCame' }
  /** It is over already: handed in from another window, or given up for a newer one. */
  | { type: 'ended' };

/** At the first question that is open, or at the last. */
export const beginSheet = (isAnsweredAt: readonly boolean[]): SheetState => ({
  count: isAnsweredAt.length,
  at: isAnsweredAt.includes(false) ? isAnsweredAt.indexOf(false) : isAnsweredAt.length - 1,
  phase: 'answering',
});
