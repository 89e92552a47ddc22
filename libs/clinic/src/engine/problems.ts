import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { regionList } from '../catalogue/regions';
import { flagsSetBy, flagsUsedBy } from './flags';
import type { Prepared } from './prepare';
import { prepared } from './prepare';
import { problemTexts as texts } from './texts';

const examinations = new Set(
  regionList.flatMap(({ id, manoeuvres }) => manoeuvres.map((one) => `${id}.${one.id}`)),
);

/** What a flag with a prefix speaks of has to be there. */
function isKnown(flag: string, { of, questions, tests, treatments, places, diagnoses }: Prepared) {
  const [prefix = '', id = ''] = flag.split(':');
  const known: Readonly<Record<string, { has: (id: string) => boolean }>> = {
    ...{ asked: questions, examined: examinations, handed: places, suspected: diagnoses },
    ...{ ordered: tests, done: tests, began: treatments, treated: treatments },
    knows: new Set(Object.keys(of.evidence)),
    event: new Set(of.events.map((event) => event.id)),
  };
  return known[prefix]?.has(id) ?? false;
}

/** Each piece of evidence that something reveals. */
function revealedBy(of: ClinicCase): string[] {
  const found = [...Object.values(of.findings), ...Object.values(of.tests)];
  return [
    ...Object.values(of.answers),
    ...of.questions,
    ...found,
    ...found.flatMap(({ variants = [] }) => variants),
  ].flatMap(({ reveals = [] }) => reveals);
}

/** What is wrong with a case before anybody plays it, in words for whoever writes it. */
export function problemsOf(of: ClinicCase): string[] {
  const ready = prepared(of);
  const { questions, tests, treatments, diagnoses, places } = ready;
  const evidence = new Set(Object.keys(of.evidence));
  const revealed = revealedBy(of);
  const shown = new Set(revealed);
  const sets = new Set(flagsSetBy(of));
  const missing = (
    what: keyof typeof texts,
    ids: readonly string[],
    known: { has: (id: string) => boolean },
  ) => [...new Set(ids)].filter((id) => !known.has(id)).map((id) => texts[what](id));
  const weighed = of.differential.flatMap((one) => [...one.for, ...one.against]);
  const flags = [...new Set(flagsUsedBy(of))];
  return [
    ...missing('question', Object.keys(of.answers), questions),
    ...missing('examination', Object.keys(of.findings), examinations),
    ...missing('test', Object.keys(of.tests), tests),
    ...missing('treatment', Object.keys(of.treatments), treatments),
    ...missing(
      'diagnosis',
      [of.diagnosis.id, ...of.differential.map((one) => one.diagnosis)],
      diagnoses,
    ),
    ...missing('place', of.rubric.handOver, places),
    ...missing('evidence', [...revealed, ...weighed], evidence),
    ...missing('hidden', [...evidence], shown),
    ...missing(
      'value',
      of.drifts.map(({ value }) => value),
      new Map(Object.entries(of.values)),
    ),
    ...flags
      .filter((flag) => (flag.includes(':') ? !isKnown(flag, ready) : !sets.has(flag)))
      .map((flag) => texts.flag(flag)),
    ...(of.differential.some((one) => one.diagnosis === of.diagnosis.id) ? [] : [texts.expert()]),
  ];
}
