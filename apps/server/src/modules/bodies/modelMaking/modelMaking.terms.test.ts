import { meantBy, termsFor } from './modelMaking.terms';

it.each([
  ['Scapula.R', '右肩胛骨'],
  ['L_scapula', '左肩胛骨'],
  ['scapula_l.001', '左肩胛骨'],
  ['Occipital_Bone-mesh', '枕骨'],
  ['OS OCCIPITALE.002', '枕骨'],
  ['枕骨', '枕骨'],
  ['右侧肩胛骨', '右肩胛骨'],
])('the node %s is %s', (node, name) => {
  expect(meantBy(node)).toMatchObject({ name });
});

it.each(['Cube.001', 'l', '', '__proto__', 'x'.repeat(500), '_'.repeat(500)])(
  'nobody knows what the node %p is',
  (node) => expect(meantBy(node)).toBeNull(),
);

it('names what is meant in three languages', () => {
  expect(meantBy('枕骨')).toEqual({
    name: '枕骨',
    nameLatin: 'os occipitale',
    nameEn: 'occipital bone',
  });
});

it('offers what is meant first, then what is nearest, and no more than asked for', () => {
  const names = (words: string, most = 8) => termsFor(words, most).map(({ name }) => name);
  expect(names('枕骨')[0]).toBe('枕骨');
  expect(names('scapula.r')[0]).toBe('右肩胛骨');
  expect(names('occipit').length).toBeGreaterThan(1);
  expect(names('骨', 3)).toHaveLength(3);
  expect(new Set(names('肩胛骨')).size).toBe(names('肩胛骨').length);
  expect(names(' . ')).toEqual([]);
});
