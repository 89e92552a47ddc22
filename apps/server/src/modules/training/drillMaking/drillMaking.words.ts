import type { Drill } from '@cheese/drills/graph/drill';
import type { SceneAsking } from '@cheese/drills/graph/scene';
import { waysOf } from '@cheese/drills/walk/conditions';

function askedIn(context: SceneAsking): string[] {
  if (context.kind === 'go') return [context.label];
  if (context.kind === 'point') return context.areas.map(({ name }) => name);
  if (context.kind === 'amount') return [context.unit];
  return 'options' in context ? context.options.map(({ text }) => text) : [];
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
