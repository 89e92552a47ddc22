import { filled, vitalsOf } from './values';

const well = { hr: 80, rr: 16, sbp: 120, dbp: 80, spo2: 98, temp: 36.8, gcs: 15 };

function off(changed: Partial<Record<keyof typeof well | 'pain', number>>, years = 40) {
  const vitals = vitalsOf(new Map(Object.entries({ ...well, ...changed })), years);
  return vitals.filter(({ isOff }) => isOff).map(({ id }) => id);
}

it('shows what is as it should be without a mark, and pain only where somebody feels any', () => {
  const texts = vitalsOf(new Map(Object.entries(well)), 40).map(({ id, text }) => [id, text]);
  expect(texts).toEqual([
    ['hr', '80 次/分'],
    ['bp', '120/80 mmHg'],
    ['rr', '16 次/分'],
    ['spo2', '98%'],
    ['temp', '36.8 ℃'],
    ['gcs', '15 分'],
  ]);
  expect(off({})).toEqual([]);
  expect(off({ pain: 3 })).toEqual([]);
  expect(off({ pain: 4 })).toEqual(['pain']);
});

it.each([
  ['hr', 60, 100],
  ['rr', 12, 20],
  ['sbp', 90, 139],
  ['spo2', 95, 100],
] as const)('marks %s below %d and above %d', (id, least, most) => {
  const shown = id === 'sbp' ? 'bp' : id;
  expect([off({ [id]: least }), off({ [id]: most })]).toEqual([[], []]);
  expect([off({ [id]: least - 1 }), off({ [id]: most + 1 })]).toEqual([[shown], [shown]]);
});

it('marks a temperature below 36 and above 37.3, and a coma scale below 15', () => {
  expect([off({ temp: 36 }), off({ temp: 37.3 })]).toEqual([[], []]);
  expect([off({ temp: 35.9 }), off({ temp: 37.4 })]).toEqual([['temp'], ['temp']]);
  expect(off({ gcs: 14 })).toEqual(['gcs']);
});

it.each([
  [0, { hr: [110, 160], rr: [30, 40], sbp: [70, 100] }],
  [1, { hr: [100, 150], rr: [25, 35], sbp: [80, 105] }],
  [3, { hr: [95, 140], rr: [20, 30], sbp: [80, 110] }],
  [6, { hr: [80, 120], rr: [16, 25], sbp: [90, 120] }],
  [12, { hr: [60, 100], rr: [12, 20], sbp: [90, 139] }],
])('knows what is usual from the age of %d on', (years, { hr, rr, sbp }) => {
  const at = (nth: number, by: number) =>
    off({ hr: hr[nth]! + by, rr: rr[nth]! + by, sbp: sbp[nth]! + by }, years);
  expect([at(0, 0), at(1, 0)]).toEqual([[], []]);
  expect([at(0, -1), at(1, 1)]).toEqual([
    ['hr', 'bp', 'rr'],
    ['hr', 'bp', 'rr'],
  ]);
});

it('says values with the digits that they need, and leaves what nobody knows', () => {
  const values = new Map([
    ['ph', 7.3],
    ['glucose', 5],
    ['hr', 80],
  ]);
  expect(filled('{ph} {glucose} {hr} {none}', values)).toBe('7.30 5.0 80 {none}');
});
