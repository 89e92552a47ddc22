/** The share of true values, from 0 to 1. */
export const share = (of: readonly boolean[]) =>
  of.length === 0 ? 0 : of.filter(Boolean).length / of.length;

/** The feedback on a requirement, depending on whether it was fully met. */
export const judged = (met: number, { met: well, missed }: { met: string; missed: string }) => ({
  share: met,
  why: met === 1 ? well : missed,
});

/** A number from the protocol; null if nothing was written. */
export const numberOf = (note: string | undefined) =>
  note === undefined || note === '' ? null : Number(note);
