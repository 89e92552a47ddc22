import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { regionList } from '../catalogue/regions';
import { flagsSetBy, flagsUsedBy } from '../engine/flags';
import { ownOf } from '../engine/own';
import type { Prepared } from '../engine/prepare';
import { UNDECIDED } from '../writing/blank';
import { type Fault, type FaultKind, faultOf, type SectionKey } from './fault';
import { texts } from './texts';

interface Known {
  has: (id: string) => boolean;
}

const examinations: ReadonlySet<string> = new Set(
  regionList.flatMap(({ id, manoeuvres }) => manoeuvres.map((one) => `${id}.${one.id}`)),
);

/** The entry that a prefixed flag refers to must exist. */
function isKnown(flag: string, { of, questions, tests, treatments, places, diagnoses }: Prepared) {
  const [prefix = '', id = ''] = flag.split(':');
  const known: Readonly<Record<string, Known>> = {
    asked: questions,
    examined: examinations,
    handed: places,
    suspected: diagnoses,
    ordered: tests,
    done: tests,
    began: treatments,
    treated: treatments,
    knows: new Set(Object.keys(of.evidence)),
    event: new Set(of.events.map((event) => event.id)),
  };
  return ownOf(known, prefix)?.has(id) ?? false;
}

/** Each piece of evidence that is revealed somewhere, and the place. */
function revealedBy(of: PatientCase): { where: SectionKey; id: string }[] {
  const parts: [SectionKey, readonly { reveals?: string[] }[]][] = [
    ['history', [...Object.values(of.answers), ...of.questions]],
    ['examination', withVariants(of.findings)],
    ['tests', withVariants(of.tests)],
  ];
  return parts.flatMap(([where, found]) =>
    found.flatMap(({ reveals = [] }) => reveals.map((id) => ({ where, id }))),
  );
}

const withVariants = (by: PatientCase['findings']) =>
  Object.values(by).flatMap(({ variants = [], ...found }) => [found, ...variants]);

type Named = 'question' | 'examination' | 'test' | 'treatment' | 'diagnosis' | 'place' | 'value';

/** References to undefined entries, and evidence that is never revealed or never used. */
export function findNames(ready: Prepared): Fault[] {
  const { of, questions, tests, treatments, diagnoses, places } = ready;
  const evidence = new Map(Object.entries(of.evidence));
  const revealed = revealedBy(of);
  const shown = new Set(revealed.map(({ id }) => id));
  const weighed = of.differential.flatMap((one) => [...one.for, ...one.against]);
  const used = new Set(weighed);
  const missing = (
    where: SectionKey,
    what: Named | 'evidence',
    ids: readonly string[],
    known: Known,
  ) =>
    [...new Set(ids)]
      .filter((id) => !known.has(id))
      .map((id) =>
        faultOf('unknownName', where, id === UNDECIDED ? texts.undecided : texts[what](id)),
      );
  const evidenceThat = (kind: FaultKind, known: Known, says: (name: string) => string) =>
    [...evidence].flatMap(([id, name]) =>
      known.has(id) ? [] : [faultOf(kind, 'diagnosis', says(name || id))],
    );
  const named = of.differential.map(({ diagnosis }) => diagnosis);
  return [
    ...missing('history', 'question', Object.keys(of.answers), questions),
    ...missing('examination', 'examination', Object.keys(of.findings), examinations),
    ...missing('tests', 'test', Object.keys(of.tests), tests),
    ...missing('treatments', 'treatment', Object.keys(of.treatments), treatments),
    ...missing('diagnosis', 'diagnosis', [of.diagnosis.id, ...named], diagnoses),
    ...missing('diagnosis', 'diagnosis', of.diagnosis.alsoRight ?? [], diagnoses),
    ...missing('rubric', 'place', of.rubric.handOver, places),
    ...revealed.flatMap(({ where, id }) => missing(where, 'evidence', [id], evidence)),
    ...missing('diagnosis', 'evidence', weighed, evidence),
    ...missing('states', 'value', valuesNamed(of), new Set(Object.keys(of.values))),
    ...findFlags(ready),
    ...findDoubled(of, named),
    ...evidenceThat('unasked', shown, texts.hidden),
    ...evidenceThat('unused', used, texts.unused),
    ...(named.includes(of.diagnosis.id) ? [] : [faultOf('unknownName', 'diagnosis', texts.expert)]),
  ];
}

const valuesNamed = ({ drifts }: PatientCase) => drifts.map(({ value }) => value);

function findFlags(ready: Prepared): Fault[] {
  const sets = new Set(flagsSetBy(ready.of));
  const lost = flagsUsedBy(ready.of).filter(({ flag }) =>
    flag.includes(':') ? !isKnown(flag, ready) : !sets.has(flag),
  );
  const lines = lost.map(({ where, flag }) =>
    faultOf('unknownName', where, flag === UNDECIDED ? texts.undecided : texts.flag(flag)),
  );
  return [...new Map(lines.map((one) => [`${one.where}${one.says}`, one])).values()];
}

/** Of two entries with the same id, one would be lost. */
function findDoubled({ questions, events, own = {} }: PatientCase, named: readonly string[]) {
  const lists: [SectionKey, readonly string[]][] = [
    ['history', questions.map(({ id }) => id)],
    ['states', events.map(({ id }) => id)],
    ['tests', (own.tests ?? []).map(({ id }) => id)],
    ['treatments', (own.treatments ?? []).map(({ id }) => id)],
    ['diagnosis', (own.diagnoses ?? []).map(({ id }) => id)],
    ['diagnosis', named],
  ];
  return lists.flatMap(([where, ids]) =>
    [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
      .filter((id) => id !== UNDECIDED)
      .map((id) => faultOf('unknownName', where, texts.doubled(id))),
  );
}
