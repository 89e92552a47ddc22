import type { PatientVital } from '@cheese/domain/contract/training/shapes/patientSight';
import { ownOf } from './own';
import { vitalNames as names } from './texts';

type Values = ReadonlyMap<string, number>;

/** Values that need decimals to be meaningful. */
const digits: Readonly<Record<string, number>> = {
  temp: 1,
  glucose: 1,
  potassium: 1,
  lactate: 1,
  ketone: 1,
  ph: 2,
};

const shown = (values: Values, id: string) => (values.get(id) ?? 0).toFixed(ownOf(digits, id) ?? 0);

/** Replaces placeholders such as `{glucose}` with the current values. */
export const filled = (text: string, values: Values) =>
  text.replaceAll(/\{([a-zA-Z0-9]+)\}/g, (whole, id: string) =>
    values.has(id) ? shown(values, id) : whole,
  );

interface Range {
  hr: readonly [number, number];
  rr: readonly [number, number];
  sbp: readonly [number, number];
}

/** The normal ranges by age (APLS for children). */
function usual(years: number): Range {
  if (years < 1) return { hr: [110, 160], rr: [30, 40], sbp: [70, 100] };
  if (years < 3) return { hr: [100, 150], rr: [25, 35], sbp: [80, 105] };
  if (years < 6) return { hr: [95, 140], rr: [20, 30], sbp: [80, 110] };
  if (years < 12) return { hr: [80, 120], rr: [16, 25], sbp: [90, 120] };
  return { hr: [60, 100], rr: [12, 20], sbp: [90, 139] };
}

/** The vital signs as the monitor shows them. */
export function vitalsOf(values: Values, years: number): PatientVital[] {
  const { hr, rr, sbp } = usual(years);
  const of = (id: string) => values.get(id) ?? 0;
  const isOut = (id: string, [least, most]: readonly [number, number]) =>
    Math.round(of(id)) < least || Math.round(of(id)) > most;
  const vital = (id: keyof typeof names, text: string, isOff: boolean) => ({
    id,
    name: names[id].name,
    isOff,
    text: `${text}${names[id].unit}`,
  });
  const list = [
    vital('hr', shown(values, 'hr'), isOut('hr', hr)),
    vital('bp', `${shown(values, 'sbp')}/${shown(values, 'dbp')}`, isOut('sbp', sbp)),
    vital('rr', shown(values, 'rr'), isOut('rr', rr)),
    vital('spo2', shown(values, 'spo2'), isOut('spo2', [95, 100])),
    vital('temp', shown(values, 'temp'), of('temp') < 36 || of('temp') > 37.3),
    vital('gcs', shown(values, 'gcs'), isOut('gcs', [15, 15])),
  ];
  return values.has('pain')
    ? [...list, vital('pain', shown(values, 'pain'), isOut('pain', [0, 3]))]
    : list;
}
