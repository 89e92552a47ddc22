/** From where a spreadsheet program counts its days. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** Days from 1930 to 2099: below, a number is no date. */
const [FIRST_SERIAL, LAST_SERIAL] = [10_959, 73_050] as const;

const PARTED = /^(\d{4})\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(?:(\d{1,2})\s*日?)?)?$/;
const TOGETHER = /^(\d{4})(\d{2})(\d{2})?$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const TIME = /[\sT]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;

/** A day or month as people and spreadsheet programs write it, as 2013-05-06; the day may lack. */
export function readDay(written: string): { month: string; day: string | null } | null {
  const text = written.trim().replace(TIME, '');
  if (SERIAL.test(text)) return ofSerial(Math.floor(Number(text)));
  const [, year, month, day] = PARTED.exec(text) ?? TOGETHER.exec(text) ?? [];
  return year && month ? dated(Number(year), Number(month), day ? Number(day) : null) : null;
}

function ofSerial(serial: number) {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  const at = new Date(SERIAL_START + serial * DAY_MS);
  return dated(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

function dated(year: number, month: number, day: number | null) {
  const at = new Date(Date.UTC(year, month - 1, day ?? 1));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCFullYear() === year;
  if (!isReal || year < 1900) return null;
  const whole = at.toISOString().slice(0, 10);
  return { month: whole.slice(0, 7), day: day === null ? null : whole };
}
