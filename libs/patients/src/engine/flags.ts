import type {
  PatientCase,
  PatientHarm,
  PatientWhen,
} from '@cheese/domain/contract/training/shapes/patientCase';
import type { SectionKey } from '../check/fault';

/** Flags without a colon that the engine itself sets. */
const own = ['measured', 'differed'];

export const harmsOf = (of: PatientCase): PatientHarm[] =>
  [...Object.values(of.tests), ...Object.values(of.treatments)].flatMap(({ harms = [] }) => harms);

/** The case's own flags that something in it sets. */
export const flagsSetBy = (of: PatientCase): string[] => [
  ...own,
  ...[...harmsOf(of), ...Object.values(of.treatments), ...of.events].flatMap(
    ({ sets = [] }) => sets,
  ),
];

/** A use of a flag, with its place. */
interface Mention {
  where: SectionKey;
  flag: string;
}

const flagsIn = ({ has = [], lacks = [], since }: PatientWhen) => [
  ...has,
  ...lacks,
  ...(since === undefined ? [] : [since.flag]),
];

/** All conditions of a case with their places. */
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

/** All uses of flags in a case. */
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
