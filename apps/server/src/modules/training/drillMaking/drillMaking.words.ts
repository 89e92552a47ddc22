import type { Drill } from '@cheese/drills/graph/drill';
import type { SceneAsking } from '@cheese/drills/graph/scene';
import { waysOf } from '@cheese/drills/walk/conditions';

function askedIn(asking: SceneAsking): string[] {
  if (asking.kind === 'go') return [asking.label];
  if (asking.kind === 'point') return asking.areas.map(({ name }) => name);
  if (asking.kind === 'amount') return [asking.unit];
  return 'options' in asking ? asking.options.map(({ text }) => text) : [];
}

/** All that learners read of a drill. */
export const wordsOf = (drill: Drill): string[] => [
  drill.title,
  drill.summary,
  ...drill.aims,
  ...drill.references.map(({ name }) => name),
  ...drill.vitals.flatMap(({ name, unit }) => [name, unit]),
  ...drill.scenes.flatMap(({ title, text, ask, why, asking }) => [
    title,
    text,
    ask,
    why,
    ...askedIn(asking),
  ]),
  ...waysOf(drill).flatMap(({ way: { says, critical } }) => [says, critical ?? '']),
  ...drill.ends.flatMap(({ title, text }) => [title, text]),
  ...drill.turns.map(({ says }) => says),
];
