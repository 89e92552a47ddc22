/** So long what was handed in may be taken back, and nothing of it is shown. */
export const WITHDRAWAL_MS = 8_000;

/** So often: handing in and taking back is no way to pass the time. */
export const MOST_WITHDRAWALS = 3;

interface HandedIn {
  submittedAt: number;
  submittedBy: string | null;
  endsAt: number | null;
}

/**
 * Until when somebody may take back what they handed in themself: for a moment, and never beyond the
 * end of their time. Null where the clock or a teacher ended it.
 */
export function withdrawableUntil({ submittedAt, submittedBy, endsAt }: HandedIn): number | null {
  if (submittedBy !== 'person') return null;
  const until = Math.min(submittedAt + WITHDRAWAL_MS, endsAt ?? Infinity);
  return until > submittedAt ? until : null;
}
