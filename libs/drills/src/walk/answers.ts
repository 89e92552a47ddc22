import { type Patient, pressesACycle } from '../cpr/guideline';
import type { Condition } from '../graph/condition';
import type { SceneAsking, Scene } from '../graph/scene';
import type { Answer } from '../play/answer';
import { ELSEWHERE } from '../play/translated';
import { countedShare } from '../play/share';
import { standingAtFirst } from '../play/standing';
import { holds, idsOf } from '../play/holds';
import { allConditions, conditionsIn } from './conditions';
import type { Drill } from '../graph/drill';

/** Up to this number of options every subset and order is tried; beyond it only near misses. */
const ALL_SETS_OF = 8;
const ALL_ORDERS_OF = 5;

const chosen = (ids: readonly string[]): Answer => ({ kind: 'chosen', ids });

function setsOf(ids: readonly string[], most = ids.length): string[][] {
  const sets = ids.reduce<string[][]>(
    (found, id) => [...found, ...found.map((set) => [...set, id])],
    [[]],
  );
  return sets.filter((set) => set.length <= most);
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

const ordersOf = (ids: readonly string[]): string[][] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((id) => ordersOf(without(ids, id)).map((rest) => [id, ...rest]));

/** Each adjacent pair swapped, and the whole reversed. */
const nearOrders = (ids: readonly string[]) => [
  [...ids],
  [...ids].reverse(),
  ...ids.slice(1).map((id, index) => ids.with(index, id).with(index + 1, ids[index] ?? id)),
];

const fewSets = (ids: readonly string[], right: readonly string[]) => [
  [],
  [...right],
  [...ids],
  ...ids.map((id) => [id]),
  ...right.map((id) => without(right, id)),
  ...ids.filter((id) => !right.includes(id)).map((id) => [...right, id]),
];

/** Compressions at 110 a minute with two breaths after each cycle, or with one too few. */
export function pressing(patient: Patient, rescuers: 1 | 2, seconds: number, breathsEach = 2) {
  const presses: number[] = [];
  const breaths: number[] = [];
  const count = pressesACycle(patient, rescuers);
  for (let from = 300; from < 1000 * seconds;) {
    for (let index = 0; index < count; index += 1) presses.push(from + index * 545);
    const end = from + (count - 1) * 545;
    for (let index = 0; index < breathsEach; index += 1) breaths.push(end + 900 + index * 1200);
    from = end + (breathsEach > 0 ? 3200 : 545);
  }
  const within = (moments: number[]) => moments.filter((moment) => moment <= 1000 * seconds);
  return { kind: 'pressed' as const, presses: within(presses), breaths: within(breaths) };
}

function amountsOf(
  asking: Extract<SceneAsking, { kind: 'amount' }>,
  conditions: readonly Condition[],
) {
  const { least, most, right, tolerance } = asking;
  const edges = conditions.flatMap((one) => (one.is === 'amount' ? [one.from, one.to] : []));
  const values = [least, most, right, right - tolerance, right + tolerance, ...edges].flatMap(
    (value) => [value - 1, value, value + 1],
  );
  return [...new Set(values)].filter((value) => value >= least && value <= most);
}

function said(asking: SceneAsking, conditions: readonly Condition[]): Answer[] {
  switch (asking.kind) {
    case 'go':
      return [{ kind: 'go' }];
    case 'one':
      return asking.options.map(({ id }) => chosen([id]));
    case 'several': {
      const ids = asking.options.map(({ id }) => id);
      return (ids.length <= ALL_SETS_OF ? setsOf(ids) : fewSets(ids, asking.right)).map(chosen);
    }
    case 'order': {
      const { right } = asking;
      return (right.length <= ALL_ORDERS_OF ? ordersOf(right) : nearOrders(right)).map(chosen);
    }
    case 'point': {
      const ids = [...asking.areas.map(({ id }) => id), ELSEWHERE];
      const sets =
        ids.length <= ALL_SETS_OF ? setsOf(ids, asking.most) : fewSets(ids, asking.right);
      return sets.filter(({ length }) => length > 0).map(chosen);
    }
    case 'amount':
      return amountsOf(asking, conditions).map((value) => ({ kind: 'amount', value }));
    case 'cpr': {
      const { patient, rescuers, seconds } = asking;
      return [
        pressing(patient, rescuers, seconds),
        pressing(patient, rescuers, seconds, 1),
        { kind: 'pressed', presses: [], breaths: [] },
      ];
    }
  }
}

const all = (scene: Scene): Answer[] => [
  ...said(scene.asking, conditionsIn(scene.ways.map(({ when }) => when))),
  ...(scene.timer ? [{ kind: 'ranOut' as const }] : []),
];

/**
 * Representative answers that together take every possible way out of a scene; among answers with
 * the same effect, the one with the best mark.
 */
export function answersOf(drill: Drill, scene: Scene): Answer[] {
  const { asking, ways, id } = scene;
  const nothing = standingAtFirst(drill);
  const here = conditionsIn(ways.map(({ when }) => when));
  const later = allConditions(drill).flatMap((one) =>
    one.is === 'earlier' && one.scene === id ? [one.ids] : [],
  );
  const kept = new Map<string, { answer: Answer; share: number }>();
  for (const answer of all(scene)) {
    const told = JSON.stringify([
      answer.kind,
      here.map((one) => holds(one, asking, answer, nothing)),
      later.map((ids) => ids.every((one) => idsOf(answer).includes(one))),
    ]);
    const share = countedShare(asking, answer);
    if (share > (kept.get(told)?.share ?? -1)) kept.set(told, { answer, share });
  }
  return [...kept.values()].map(({ answer }) => answer);
}
