/** How long a submission can be withdrawn, and its result stays hidden. */
export const WITHDRAWAL_MS = 8_000;

/** How often one attempt can be withdrawn, so that it cannot be used to gain time. */
export const MOST_WITHDRAWALS = 3;

interface HandedIn {
  submittedAt: number;
  submittedBy: string | null;
  endsAt: number | null;
}

/**
 * Until when a participant may withdraw their own submission: for a moment, and never beyond the
 * end of their time. Null if the clock or a teacher submitted it.
 */
export function withdrawableUntil({ submittedAt, submittedBy, endsAt }: HandedIn): number | null {
  if (submittedBy !== 'person') return null;
  const until = Math.min(submittedAt + WITHDRAWAL_MS, endsAt ?? Infinity);
  return until > submittedAt ? until : null;
}
