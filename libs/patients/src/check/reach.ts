import type { PatientCase, PatientWhen } from '@cheese/domain/contract/training/shapes/patientCase';
import { flagsSetBy, harmsOf } from '../engine/flags';
import type { Prepared } from '../engine/prepare';
import { boundsOf } from '../engine/stay';
import { flagName } from '../graph/flagName';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

const { why } = texts;

/** Everything that can happen in a case in some run. */
interface Possible {
  /** Events that happen in some run. */
  events: ReadonlySet<string>;
  /** The case's own flags that some possible action or event sets. */
  words: ReadonlySet<string>;
  /** The possible range of each value. */
  ranges: ReadonlyMap<string, readonly [number, number]>;
}

function rangesOf({ of, treatments }: Prepared) {
  const ranges = new Map<string, readonly [number, number]>(
    Object.entries(of.values).map(([id, value]) => [id, [value, value]]),
  );
  const widen = (id: string, least: number, most: number) => {
    const [from, to] = ranges.get(id) ?? [0, 0];
    ranges.set(id, [Math.min(from, least), Math.max(to, most)]);
  };
  for (const { value, to } of of.drifts) widen(value, to, to);
  const often = Object.entries(of.treatments).filter(([id]) => treatments.get(id)?.repeats);
  const changes = [
    ...[...harmsOf(of), ...Object.values(of.treatments), ...of.events].map((one) => one.change),
  ];
  for (const change of changes) {
    for (const [id, by] of Object.entries(change ?? {})) {
      const [from, to] = ranges.get(id) ?? [0, 0];
      widen(id, from + by, to + by);
    }
  }
  // Effects that can repeat, such as treatments or harms, are limited only by the body's range.
  const again = [...often.map(([, one]) => one.change), ...harmsOf(of).map((one) => one.change)];
  for (const change of again) {
    for (const [id, by] of Object.entries(change ?? {})) {
      const [least, most] = boundsOf(id);
      if (by < 0) widen(id, least, least);
      if (by > 0) widen(id, most, most);
    }
  }
  return ranges;
}

/** The reason why a condition never holds; null if it can. */
function neverBecause(
  when: PatientWhen,
  { of, tests, ...ready }: Prepared,
  { events, words, ranges }: Possible,
): string | null {
  const { has = [], lacks = [], since, from = 0, below = {}, above = {} } = when;
  const name = (flag: string) => flagName({ of, tests, ...ready }, flag);
  const can = (flag: string) => {
    const [kind, id = ''] = flag.split(':');
    if (kind === 'event') return events.has(id);
    if (kind === 'done') return (tests.get(id)?.minutes ?? 0) <= of.minutes;
    return flag.includes(':') || words.has(flag);
  };
  const needed = [...has, ...(since === undefined ? [] : [since.flag])];
  const lost = needed.find((flag) => !can(flag));
  if (lost !== undefined) return why.flag(name(lost));
  const both = needed.find((flag) => lacks.includes(flag));
  if (both !== undefined) return why.both(name(both));
  const latest = Math.max(from, since?.minutes ?? 0);
  if (latest > of.minutes) return why.late(latest);
  for (const [id, limit] of Object.entries(below)) {
    const [least] = ranges.get(id) ?? [Infinity];
    if (!(least < limit)) return why.below(id, limit);
  }
  for (const [id, limit] of Object.entries(above)) {
    const [, most] = ranges.get(id) ?? [0, -Infinity];
    if (!(most > limit)) return why.above(id, limit);
  }
  return null;
}

/** A fixed point: repeated until nothing new becomes possible. */
function possibleIn(ready: Prepared): Possible {
  const { of } = ready;
  const ranges = rangesOf(ready);
  const words = new Set(flagsSetBy({ ...of, events: [] }));
  const events = new Set<string>();
  for (let before = -1; before < events.size;) {
    before = events.size;
    for (const { id, when, sets = [] } of of.events) {
      if (events.has(id) || neverBecause(when, ready, { events, words, ranges })) continue;
      events.add(id);
      for (const word of sets) words.add(word);
    }
  }
  return { events, words, ranges };
}

/** Unreachable states, and conditions that never hold. */
export function findReach(ready: Prepared): Fault[] {
  const { of } = ready;
  const possible = possibleIn(ready);
  const never = (when: PatientWhen | undefined) => neverBecause(when ?? {}, ready, possible);
  const say = (
    kind: 'unreachable' | 'neverTrue',
    where: Fault['where'],
    name: string,
    when: PatientWhen | undefined,
  ) => {
    const because = never(when);
    return because === null ? [] : [faultOf(kind, where, texts.condition(name, because))];
  };
  const variants = (where: Fault['where'], by: PatientCase['findings']) =>
    Object.entries(by).flatMap(([id, { variants: list = [] }]) => {
      const name = flagName(ready, where === 'tests' ? `done:${id}` : `examined:${id}`);
      const always = list.findIndex(({ when }) => Object.keys(when).length === 0);
      return [
        ...list.flatMap(({ when }) => say('neverTrue', where, name, when)),
        ...(always >= 0 && always < list.length - 1
          ? [faultOf('neverTrue', where, texts.shadowed(name))]
          : []),
      ];
    });
  const harms = (where: Fault['where'], by: PatientCase['treatments']) =>
    Object.values(by).flatMap(({ harms: list = [] }) =>
      list.flatMap(({ name, when }) => say('neverTrue', where, texts.harm(name), when)),
    );
  return [
    ...of.events.flatMap(({ says, when }) => say('unreachable', 'states', texts.event(says), when)),
    ...of.drifts.flatMap(({ value, when }) => say('neverTrue', 'states', texts.drift(value), when)),
    ...variants('examination', of.findings),
    ...variants('tests', of.tests),
    ...harms('tests', of.tests),
    ...harms('treatments', of.treatments),
  ];
}
