const DAY_MS = 86_400_000;
const WEEK = 7;
const MONDAY = 1;

const isDay = (text: string) => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** The day in the address; undefined if it is invalid. */
export const dayIn = (search: URLSearchParams): string | undefined => {
  const said = search.get('day') ?? '';
  return isDay(said) ? said : undefined;
};

export const monthIn = (search: URLSearchParams): string | undefined => {
  const said = search.get('month') ?? '';
  return isDay(`${said}-01`) ? said : undefined;
};

/** The month `step` months later, or earlier if negative. */
export function monthAround(month: string, step: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + step);
  return first.toISOString().slice(0, 7);
}

/** The weeks of a month from Monday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const count = (Date.parse(`${monthAround(month, 1)}-01T00:00:00Z`) - first) / DAY_MS;
  const before = (new Date(first).getUTCDay() - MONDAY + WEEK) % WEEK;
  const weeks = Math.ceil((before + count) / WEEK);
  const dayAt = (place: number) => {
    const isInside = place >= before && place < before + count;
    return isInside ? new Date(first + (place - before) * DAY_MS).toISOString().slice(0, 10) : null;
  };
  return Array.from({ length: weeks }, (_w, week) =>
    Array.from({ length: WEEK }, (_d, day) => dayAt(week * WEEK + day)),
  );
}
