import type {
  PatientCase,
  PatientHarm,
  PatientWhen,
} from '@cheese/domain/contract/training/shapes/patientCase';
import type { SectionKey } from '../check/fault';

/** What the engine sets by itself, without a colon. */
const own = ['measured', 'differed'];

export const harmsOf = (of: PatientCase): PatientHarm[] =>
  [...Object.values(of.tests), ...Object.values(of.treatments)].flatMap(({ harms = [] }) => harms);

/** Words of a case's own that something in it sets. */
export const flagsSetBy = (of: PatientCase): string[] => [
  ...own,
  ...[...harmsOf(of), ...Object.values(of.treatments), ...of.events].flatMap(
    ({ sets = [] }) => sets,
  ),
];

/** A flag that something looks at, and where that stands. */
interface Mention {
  where: SectionKey;
  flag: string;
}

const flagsIn = ({ has = [], lacks = [], since }: PatientWhen) => [
  ...has,
  ...lacks,
  ...(since === undefined ? [] : [since.flag]),
];

/** Every condition of a case, and where it stands. */
function whensOf(of: PatientCase): { where: SectionKey; when: PatientWhen }[] {
  const parts: [SectionKey, PatientWhen[]][] = [
    ['states', [...of.drifts, ...of.events].map(({ when }) => when)],
    ['examination', Object.values(of.findings).flatMap(({ variants = [] }) => whenIn(variants))],
    ['tests', Object.values(of.tests).flatMap(({ variants = [] }) => whenIn(variants))],
    ['tests', Object.values(of.tests).flatMap(({ harms = [] }) => whenIn(harms))],
    ['treatments', Object.values(of.treatments).flatMap(({ harms = [] }) => whenIn(harms))],
  ];
  return parts.flatMap(([where, whens]) => whens.map((when) => ({ where, when })));
}

const whenIn = (list: readonly { when?: PatientWhen }[]) => list.flatMap(({ when }) => when ?? []);

/** Every flag that something in a case looks at. */
export function flagsUsedBy(of: PatientCase): Mention[] {
  const { keys, order, windows, safeguards } = of.rubric;
  const marked = [
    ...[...keys, ...safeguards].map(({ flag }) => flag),
    ...windows.flatMap(({ flag, anyOf = [] }) => [flag, ...anyOf]),
    ...order.flatMap(({ first, then }) => [first, then]),
  ];
  return [
    ...whensOf(of).flatMap(({ where, when }) => flagsIn(when).map((flag) => ({ where, flag }))),
    ...marked.map((flag) => ({ where: 'rubric' as const, flag })),
  ];
}
