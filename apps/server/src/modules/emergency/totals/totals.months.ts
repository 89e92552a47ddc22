const DAY_MS = 24 * 3_600_000;
/** From here on it is less to take the month and to leave out the rest of it. */
const MOST_DAYS = 15;

/** Days or months, the first and the last included. */
export interface Stretch {
  first: string;
  last: string;
}

/** A period as whole months, with days to add and days to subtract. */
export interface Cut {
  months: Stretch | null;
  added: Stretch[];
  takenAway: Stretch[];
}

export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Cuts a period where it is read fastest. */
export function cutByMonths(firstDay: string, lastDay: string): Cut {
  const [start, end] = [startOf(firstDay), endOf(lastDay)];
  if (start.month > end.month) {
    return { months: null, added: [{ first: firstDay, last: lastDay }], takenAway: [] };
  }
  return {
    months: { first: firstOf(start.month), last: firstOf(end.month) },
    added: notEmpty([start.added, end.added]),
    takenAway: notEmpty([start.takenAway, end.takenAway]),
  };
}

interface Side {
  /** The first or the last that is taken whole, counted from the year 0. */
  month: number;
  added?: Stretch;
  takenAway?: Stretch;
}

function startOf(day: string): Side {
  const month = numberOf(day);
  if (dayOfMonth(day) - 1 <= MOST_DAYS) {
    return { month, takenAway: { first: monthOf(day), last: after(day, -1) } };
  }
  return { month: month + 1, added: { first: day, last: lastOf(month) } };
}

function endOf(day: string): Side {
  const month = numberOf(day);
  if (dayOfMonth(day) > MOST_DAYS) {
    return { month, takenAway: { first: after(day, 1), last: lastOf(month) } };
  }
  return { month: month - 1, added: { first: monthOf(day), last: day } };
}

const dayOfMonth = (day: string) => Number(day.slice(8));
const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const nameOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const after = (day: string, days: number) => nameOf(Date.parse(day) + days * DAY_MS);
const firstOf = (month: number) => nameOf(Date.UTC(Math.floor(month / 12), month % 12));
const lastOf = (month: number) => nameOf(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0));

const notEmpty = (stretches: (Stretch | undefined)[]) =>
  stretches.filter((one): one is Stretch => one !== undefined && one.first <= one.last);
