import type { Condition } from '../graph/condition';
import type { Drill } from '../graph/drill';
import type { Scene } from '../graph/scene';

/** All conditions within these, at any depth. */
export const conditionsIn = (of: readonly (Condition | null)[]): Condition[] =>
  of.flatMap((one) => {
    if (!one) return [];
    if (one.is === 'not') return [one, ...conditionsIn([one.of])];
    return one.is === 'all' || one.is === 'any' ? [one, ...conditionsIn(one.of)] : [one];
  });

/** The ways out of a scene with their labels. */
export const waysIn = ({ id: scene, ways, timer }: Scene) => [
  ...ways.map((way, index) => ({ scene, name: `${scene}.${index + 1}`, way })),
  ...(timer ? [{ scene, name: `${scene}.timer`, way: timer.way }] : []),
];

export const waysOf = ({ scenes }: Drill) => scenes.flatMap(waysIn);

export const allConditions = (drill: Drill) =>
  conditionsIn([
    ...waysOf(drill).map(({ way }) => way.when),
    ...drill.turns.map((one) => one.when),
  ]);
