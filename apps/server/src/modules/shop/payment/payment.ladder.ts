/** The job that asks a provider what became of a payment. */
export const ASK = 'askForMoney';

const MINUTE_MS = 60_000;
const minutes = [0.25, 0.5, 1, 3, 10, 30, 60, 120, 240, 480, 960, 1440, 2880];

/** When to ask, counted from the beginning of a payment: often at first, and for two days. */
const ladder = minutes.map((count) => count * MINUTE_MS);

export const firstLook = (createdAt: Date) => new Date(createdAt.getTime() + (ladder[0] ?? 0));

/** The next moment to ask, or null where nobody will pay any more. */
export function nextLook(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const next = ladder.find((step) => step > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next);
}
