import type { BodyPlan } from './body';
import { bodies } from './bodies';
import { partsOf } from './buildBody';
import type { Shape } from './kit/shape';

/** Where the surface of a shape lies, as seen from places spread through its box. */
function meanDistance({ at, box: { min, max } }: Shape): number {
  const AXIS = 6;
  let sum = 0;
  for (let nth = 0; nth < AXIS ** 3; nth += 1) {
    const [x, y, z] = ([0, 1, 2] as const).map((axis) => {
      const share = ((Math.floor(nth / AXIS ** axis) % AXIS) + 0.5) / AXIS;
      return min[axis] + share * (max[axis] - min[axis]);
    }) as [number, number, number];
    sum += Math.max(-50, Math.min(50, at(x, y, z)));
  }
  return sum / AXIS ** 3;
}

function form(plan: BodyPlan): number {
  const shapes = Object.values(plan.shapes()).map((one) => ('shape' in one ? one.shape : one));
  return shapes.reduce((sum, shape) => sum + meanDistance(shape), 0);
}

/** As they were looked at: whoever means to change a shape looks at it again and writes it here. */
const forms: Record<string, number> = {
  heart: 433.18,
  spine: 261.55,
  hand: 68.71,
  eye: 51.94,
  kidney: 85.52,
  lung: 239.77,
  skull: 407.03,
  brain: 546.99,
  knee: 196.75,
  ear: 79.38,
  tooth: 41.26,
  cell: 38.31,
  'heart-hypertrophy': 435.29,
  'kidney-hydronephrosis': 95.7,
};

describe.each(bodies.map((plan) => [plan.slug, plan] as const))('%s', (_, plan) => {
  const parts = partsOf(plan);
  const drawn = parts.filter(({ meshes }) => meshes.length > 0);

  it('has three names and a text for each part', () => {
    for (const { id, name, nameLatin, nameEn, description, color } of parts) {
      expect([id, name]).toEqual([id, expect.stringMatching(/\p{Script=Han}/u)]);
      expect([id, nameLatin]).toEqual([id, expect.stringMatching(/^[a-zA-Z ,()-]{3,}$/)]);
      expect([id, nameEn]).toEqual([id, expect.stringMatching(/^[\w ,()'-]{3,}$/)]);
      expect([id, description.length > 12]).toEqual([id, true]);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it.each(['id', 'name', 'nameLatin', 'nameEn'] as const)('says each %s once', (key) => {
    const said = drawn.map((part) => part[key]);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  });

  it('draws what it names, and nothing else', () => {
    expect(Object.keys(plan.shapes()).sort()).toEqual(drawn.map(({ id }) => id).sort());
  });

  it('has the form that people have looked at', () =>
    expect(form(plan)).toBeCloseTo(forms[plan.slug] ?? 0, 2));

  it('says what is simplified', () => expect(plan.simplified.length).toBeGreaterThan(10));
});
