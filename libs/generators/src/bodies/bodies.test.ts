import { bodies } from './bodies';
import { partsOf } from './buildBody';

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

  it('says what is simplified', () => expect(plan.simplified.length).toBeGreaterThan(10));
});
