import { drillPressing } from '@cheese/domain/codes/training/drills';
import type { Condition, Effect } from '../graph/condition';
import {
  byField,
  codeOf,
  list,
  name,
  number,
  object,
  oneOf,
  type Read,
  Unreadable,
} from './reading';
import { texts } from './texts';

const DEEPEST = 4;
const MOST_NAMES = 12;

const names = list(MOST_NAMES, name);
const is = <T extends string>(kind: T) => oneOf([kind] as const);

const conditionAt =
  (depth: number): Read<Condition> =>
  (value, where) => {
    if (depth > DEEPEST) throw new Unreadable(where, texts.tooDeep(DEEPEST));
    const deeper = conditionAt(depth + 1);
    const read = byField<Condition>('is', {
      right: object({ is: is('right') }),
      chosen: object({ is: is('chosen'), ids: names }),
      before: object({ is: is('before'), first: name, then: name }),
      amount: object({ is: is('amount'), from: number, to: number }),
      pressed: object({ is: is('pressed'), atLeast: codeOf(drillPressing) }),
      earlier: object({ is: is('earlier'), scene: name, ids: names }),
      counter: object({ is: is('counter'), id: name, from: number, to: number }),
      vital: object({ is: is('vital'), id: name, from: number, to: number }),
      passed: object({ is: is('passed'), from: number }),
      all: object({ is: is('all'), of: list(MOST_NAMES, deeper) }),
      any: object({ is: is('any'), of: list(MOST_NAMES, deeper) }),
      not: object({ is: is('not'), of: deeper }),
    });
    return read(value, where);
  };

export const condition = conditionAt(1);

export const effect = byField<Effect>('does', {
  count: object({ does: is('count'), id: name, by: number }),
  change: object({ does: is('change'), id: name, by: number }),
  drift: object({ does: is('drift'), id: name, perS: number }),
});
