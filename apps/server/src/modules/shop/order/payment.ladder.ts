/** The job that asks a provider what became of a payment. */
export const ASK = 'askForMoney';
export const askKey = (paymentId: number) => `${ASK} ${paymentId}`;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const minutes = [0.25, 0.5, 1, 3, 10, 30, 60, 120, 240, 480, 960, 1440, 2880];

/** When to ask, counted from the beginning of a payment: often at first. */
const ladder = minutes.map((count) => count * MINUTE_MS);

export const firstLook = (createdAt: Date) => new Date(createdAt.getTime() + (ladder[0] ?? 0));

/** The next moment to ask: behind the last step once a day, for as long as nothing is certain. */
export function nextLook(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const next = ladder.find((step) => step > age) ?? age + DAY_MS;
  return new Date(createdAt.getTime() + next);
}
