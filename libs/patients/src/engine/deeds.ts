import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { regionList } from '../catalogue/regions';
import { ownOf } from './own';
import type { Stay } from './stay';
import { texts } from './texts';

/** The duration of actions without one of their own. */
const seconds = { ask: 30, look: 60, order: 30, think: 30, least: 30 } as const;

/** The action is impossible in the current state. */
export class CannotDo extends Error {}

type DeedOf<Kind> = Extract<PatientDeed, { kind: Kind }>;

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new CannotDo();
  return thing;
}

/** Performs an action and answers its line in the log. */
export function act(stay: Stay, deed: PatientDeed): string {
  if (stay.conclusion !== null || (stay.end !== null && deed.kind !== 'conclude')) {
    throw new CannotDo();
  }
  switch (deed.kind) {
    case 'ask':
      return ask(stay, deed);
    case 'say':
      return speak(stay, deed);
    case 'measure':
      return measure(stay);
    case 'examine':
      return examine(stay, deed);
    case 'test':
      return order(stay, deed);
    case 'treat':
      return treat(stay, deed);
    case 'wait':
      stay.pass(deed.minutes * 60);
      return texts.waited(deed.minutes);
    case 'differ':
      return differ(stay, deed);
    case 'handOver':
      return handOver(stay, deed);
    case 'conclude':
      return conclude(stay, deed);
  }
}

function answer(stay: Stay, id: string) {
  const { text, reveals } = found(stay.prepared.answers.get(id));
  stay.pass(seconds.ask);
  stay.say('patient', text);
  stay.flag(`asked:${id}`);
  stay.learn(reveals);
}

function ask(stay: Stay, { question }: DeedOf<'ask'>) {
  const { text } = found(stay.prepared.questions.get(question));
  answer(stay, question);
  return texts.asked(text);
}

/** Free text: each question recognised in it is answered as if it had been chosen. */
function speak(stay: Stay, { text }: DeedOf<'say'>) {
  const { heard, near } = stay.prepared.hear(text);
  for (const id of heard) answer(stay, id);
  if (heard.length === 0) {
    stay.pass(seconds.ask);
    stay.say('patient', texts.notUnderstood);
    const names = near.map((id) => found(stay.prepared.questions.get(id)).text);
    if (names.length > 0) stay.offer(texts.perhaps(names), [...near]);
  }
  return texts.said(text);
}

function measure(stay: Stay) {
  stay.pass(seconds.look);
  stay.measuredAt = stay.clock;
  stay.measured = new Map(stay.values);
  stay.flag('measured');
  return texts.measured;
}

function examine(stay: Stay, { region: at, manoeuvre: by }: DeedOf<'examine'>) {
  const region = found(regionList.find(({ id }) => id === at));
  const manoeuvre = found(region.manoeuvres.find(({ id }) => id === by));
  const special = ownOf(stay.prepared.of.findings, `${at}.${by}`);
  stay.pass(seconds.look);
  const { text, reveals, picture } = stay.find(special ?? { text: manoeuvre.usual });
  stay.say('seen', text, picture);
  stay.flag(`examined:${at}.${by}`);
  stay.learn(reveals);
  return texts.examined(region.name, manoeuvre.name);
}

function order(stay: Stay, { test: id }: DeedOf<'test'>) {
  const test = found(stay.prepared.tests.get(id));
  const special = ownOf(stay.prepared.of.tests, id);
  const { minutes, yuan } = test;
  const line = texts.ordered(test.name);
  if (stay.pending.some((one) => one.test === id)) {
    stay.pass(seconds.order);
    stay.say('hint', texts.stillWaiting);
    return line;
  }
  stay.pay(`test:${id}`, yuan);
  stay.say('done', texts.readyIn(minutes, yuan));
  stay.flag(`ordered:${id}`);
  stay.harm(special?.harms);
  const sampled = stay.find(special ?? { text: test.usual ?? texts.nothing });
  const readyAt = stay.clock + minutes * 60;
  stay.pending.push({ test: id, name: test.name, readyAt, ...sampled });
  stay.pass(seconds.order);
  return line;
}

function treat(stay: Stay, { treatment: id }: DeedOf<'treat'>) {
  const treatment = found(stay.prepared.treatments.get(id));
  const special = ownOf(stay.prepared.of.treatments, id) ?? {};
  const line = texts.treated(treatment.name);
  if (treatment.repeats !== true && stay.flags.has(`began:${id}`)) {
    stay.pass(seconds.order);
    stay.say('hint', texts.alreadyGiven);
    return line;
  }
  const { says = texts.carriedOut, change, sets, harms } = special;
  stay.pay(`treat:${id}`, treatment.yuan);
  stay.flag(`began:${id}`);
  stay.harm(harms);
  stay.pass(Math.max(seconds.least, treatment.minutes * 60));
  // A treatment interrupted by death or hand-over does not count.
  if (stay.end !== null) return line;
  stay.change(change);
  stay.flag(`treated:${id}`, ...(sets ?? []));
  stay.say('done', says);
  return line;
}

const knowsAll = ({ known }: Stay, evidence: readonly string[]) =>
  evidence.every((id) => known.has(id));

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

function differ(stay: Stay, { list }: DeedOf<'differ'>) {
  const names = list.map(({ diagnosis, for: pro, against }) => {
    if (!knowsAll(stay, [...pro, ...against])) throw new CannotDo();
    return found(stay.prepared.diagnoses.get(diagnosis)).name;
  });
  if (!unique(list.map(({ diagnosis }) => diagnosis))) throw new CannotDo();
  stay.pass(seconds.think);
  stay.differential = list;
  if (list.length >= 3) stay.flag('differed');
  for (const { diagnosis } of list) stay.flag(`suspected:${diagnosis}`);
  return texts.differed(names);
}

function handOver(stay: Stay, { to }: DeedOf<'handOver'>) {
  const { name } = found(stay.prepared.places.get(to));
  stay.flag(`handed:${to}`);
  stay.end = 'handedOver';
  stay.say('done', texts.handed(name));
  return texts.handedOver(name);
}

function conclude(stay: Stay, { kind: _kind, ...conclusion }: DeedOf<'conclude'>) {
  const { diagnosis, differentials, evidence } = conclusion;
  const { name } = found(stay.prepared.diagnoses.get(diagnosis));
  for (const id of differentials) found(stay.prepared.diagnoses.get(id));
  if (!knowsAll(stay, evidence)) throw new CannotDo();
  if (![differentials, evidence].every(unique)) throw new CannotDo();
  stay.conclusion = conclusion;
  stay.end ??= 'closed';
  return texts.concluded(name);
}
