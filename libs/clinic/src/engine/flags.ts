import type {
  ClinicCase,
  ClinicHarm,
  ClinicWhen,
} from '@cheese/domain/contract/viewers/clinicCase';

/** What the engine sets by itself, without a colon. */
const own = ['measured', 'differed'];

const harmsOf = (of: ClinicCase): ClinicHarm[] =>
  [...Object.values(of.tests), ...Object.values(of.treatments)].flatMap(({ harms = [] }) => harms);

/** Words of a case's own that something in it sets. */
export const flagsSetBy = (of: ClinicCase): string[] => [
  ...own,
  ...[...harmsOf(of), ...Object.values(of.treatments), ...of.events].flatMap(
    ({ sets = [] }) => sets,
  ),
];

const inWhen = ({ has = [], lacks = [], since }: ClinicWhen) => [
  ...[...has, ...lacks],
  ...(since === undefined ? [] : [since.flag]),
];

/** Every flag that something in a case looks at. */
export function flagsUsedBy(of: ClinicCase): string[] {
  const { keys, order, windows, safeguards } = of.rubric;
  const found = [...Object.values(of.findings), ...Object.values(of.tests)];
  const whens = [
    ...of.drifts.map(({ when }) => when),
    ...of.events.map(({ when }) => when),
    ...harmsOf(of).flatMap(({ when }) => when ?? []),
    ...found.flatMap(({ variants = [] }) => variants.map(({ when }) => when)),
  ];
  return [
    ...whens.flatMap(inWhen),
    ...[...keys, ...safeguards].map(({ flag }) => flag),
    ...windows.flatMap(({ flag, anyOf = [] }) => [flag, ...anyOf]),
    ...order.flatMap(({ first, then }) => [first, then]),
  ];
}
