import type { BodyPlan } from './body';
import { local } from './heart/frame';
import { heart } from './heart/heart';
import { heartHypertrophy } from './heart/hypertrophy';
import { kidneyHydronephrosis } from './kidney/hydronephrosis';
import { kidney } from './kidney/kidney';
import { between, type Vec } from './kit/vec';

const STEPS = 600;

/** The length in millimetres of a straight line inside a part. */
function thickness(plan: BodyPlan, id: string, [from, to]: readonly [Vec, Vec]): number {
  const one = plan.shapes()[id];
  if (!one) throw new Error(`${plan.slug} has no ${id}`);
  const { at } = 'shape' in one ? one.shape : one;
  const inside = Array.from({ length: STEPS }, (_, step) => between(from, to, step / STEPS)).filter(
    (place) => at(...place) < 0,
  );
  const length = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
  return (inside.length / STEPS) * length;
}

/** Across the free wall of the left ventricle, at some heights: its inside is rough. */
function wallOf(plan: BodyPlan): number {
  const heights = [14, 20, 26, 32, 38, 44];
  const each = heights.map((height) =>
    thickness(plan, 'left-ventricle', [local([0, height, 0]), local([-55, height, 0])]),
  );
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

it('a wall under pressure is 20 mm thick instead of 13', () => {
  expect(Math.abs(wallOf(heart) - 13)).toBeLessThan(1.5);
  expect(Math.abs(wallOf(heartHypertrophy) - 20)).toBeLessThan(1.5);
});

it('a kidney that cannot empty itself has half of its thickness left, and a thin cortex', () => {
  const outwards = [
    [8, 0, 1],
    [-60, 0, 1],
  ] as const;
  const of = (plan: BodyPlan, ...ids: string[]) =>
    ids.reduce((sum, id) => sum + thickness(plan, id, outwards), 0);
  const rest = ['renal-columns', 'renal-pyramid-3', 'renal-pyramid-4'];
  const cortex = 'renal-cortex';
  expect(Math.abs(of(kidney, cortex) - 7)).toBeLessThan(1);
  expect(Math.abs(of(kidneyHydronephrosis, cortex) - 4)).toBeLessThan(1);
  const left = of(kidneyHydronephrosis, cortex, ...rest) / of(kidney, cortex, ...rest);
  expect(Math.abs(left - 0.5)).toBeLessThan(0.15);
});

it('what sickness leaves alone is said as in health', () => {
  const wordsOf = ({ groups }: BodyPlan) =>
    Object.values(groups).flatMap(({ parts }) => Object.entries(parts));
  const changed = wordsOf(heartHypertrophy).filter(
    ([id, [, , , text]]) => new Map(wordsOf(heart)).get(id)?.[3] !== text,
  );
  expect(changed.map(([id]) => id).sort()).toEqual([
    'interventricular-septum',
    'left-atrium',
    'left-bundle-branch',
    'left-ventricle',
    'papillary-left-anterior',
    'papillary-left-posterior',
  ]);
});
