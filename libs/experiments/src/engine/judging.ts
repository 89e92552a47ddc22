/** How many of several hold, from 0 to 1. */
export const share = (of: readonly boolean[]) =>
  of.length === 0 ? 0 : of.filter(Boolean).length / of.length;

/** What is said of a demand that was met wholly, and of one that was not. */
export const judged = (met: number, { met: well, missed }: { met: string; missed: string }) => ({
  share: met,
  why: met === 1 ? well : missed,
});

/** A note of a number; none where nothing was written. */
export const numberOf = (note: string | undefined) =>
  note === undefined || note === '' ? null : Number(note);
