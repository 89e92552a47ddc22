import type {
  PatientCase,
  PatientFound,
} from '@cheese/domain/contract/training/shapes/patientCase';
import type { Prepared } from '../engine/prepare';
import { flagName } from '../graph/flagName';
import { type Fault, faultOf, type SectionKey } from './fault';
import { texts } from './texts';

const bracesIn = (text: string) =>
  [...text.matchAll(/\{([a-zA-Z0-9]+)\}/g)].map(([, value = '']) => value);

/** Tests without a result, and texts with a missing value. */
export function findResults(ready: Prepared): Fault[] {
  const { of, tests } = ready;
  const filled = (where: SectionKey, name: string, lines: readonly (string | undefined)[]) =>
    lines
      .flatMap((line) => bracesIn(line ?? ''))
      .filter((value) => !Object.hasOwn(of.values, value))
      .map((value) => faultOf('noResult', where, texts.braces(name, value)));
  const found = (where: SectionKey, prefix: string, by: Readonly<Record<string, PatientFound>>) =>
    Object.entries(by).flatMap(([id, { text, variants = [] }]) =>
      filled(where, flagName(ready, `${prefix}:${id}`), [text, ...variants.map((one) => one.text)]),
    );
  return [
    ...(of.own?.tests ?? [])
      .filter(({ id }) => !Object.hasOwn(of.tests, id))
      .map(({ name }) => faultOf('noResult', 'tests', texts.ownTest(name))),
    ...Object.keys(of.tests).flatMap((id) => {
      const { name = id, minutes = 0 } = tests.get(id) ?? {};
      return minutes > of.minutes ? [faultOf('noResult', 'tests', texts.late(name, minutes))] : [];
    }),
    ...found('examination', 'examined', of.findings),
    ...found('tests', 'done', of.tests),
    ...of.events.flatMap(({ says }) => filled('states', texts.event(says), [says])),
    ...[...harmsSay(of.tests, 'tests'), ...harmsSay(of.treatments, 'treatments')].flatMap(
      ({ where, name, says }) => filled(where, texts.harm(name), [says]),
    ),
    ...[...Object.values(of.answers).map(({ text }) => text), ...of.questions.map((q) => q.says)]
      .filter((text) => bracesIn(text).length > 0)
      .map((text) => faultOf('noResult', 'history', texts.bracesSaid(texts.event(text)))),
  ];
}

const harmsSay = (by: PatientCase['treatments'], where: SectionKey) =>
  Object.values(by).flatMap(({ harms = [] }) =>
    harms.map(({ name, says }) => ({ where, name, says })),
  );
