import type { Condition } from '@cheese/drills/graph/condition';
import { type Drill, UNDECIDED } from '@cheese/drills/graph/drill';
import type { Scene } from '@cheese/drills/graph/scene';
import { choosableIn } from './names';
import { texts } from './texts';

type Kind = Condition['is'];

/** Kinds of conditions with labels, limited to what this scene asks. */
export function kindsFor(drill: Drill, scene: Scene | null): Record<Kind, string> {
  const asked = scene?.asking.kind;
  const isThere: Partial<Record<Kind, boolean>> = {
    right: asked !== undefined && asked !== 'go',
    chosen: asked === 'one' || asked === 'several' || asked === 'point',
    before: asked === 'order',
    amount: asked === 'amount',
    pressed: asked === 'cpr',
    counter: drill.counters.length > 0,
    vital: drill.vitals.length > 0,
  };
  const kinds = Object.entries(texts.conditions).filter(([is]) => isThere[is as Kind] ?? true);
  return Object.fromEntries(kinds) as Record<Kind, string>;
}

/** A new condition with the first available reference; the check reports a missing one. */
export function blankCondition(is: Kind, drill: Drill, scene: Scene | null): Condition {
  const [first, then] = scene ? choosableIn(scene.asking) : [];
  switch (is) {
    case 'right':
      return { is };
    case 'chosen':
      return { is, ids: first ? [first.id] : [] };
    case 'before':
      return { is, first: first?.id ?? UNDECIDED, then: then?.id ?? UNDECIDED };
    case 'amount':
      return { is, from: 0, to: 10 };
    case 'pressed':
      return { is, atLeast: 'fair' };
    case 'earlier':
      return { is, scene: drill.scenes[0]?.id ?? UNDECIDED, ids: [] };
    case 'counter':
      return { is, id: drill.counters[0]?.id ?? UNDECIDED, from: 1, to: 1000 };
    case 'vital': {
      const [vital] = drill.vitals;
      return { is, id: vital?.id ?? UNDECIDED, from: vital?.least ?? 0, to: vital?.low ?? 0 };
    }
    case 'passed':
      return { is, from: 60 };
    case 'all':
    case 'any':
      return { is, of: [{ is: 'passed', from: 60 }] };
    case 'not':
      return { is, of: { is: 'passed', from: 60 } };
  }
}
