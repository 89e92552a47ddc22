import type { LayerShape } from '@cheese/domain/contract/slides/annotation';
import { type Drawn, patched, wordsIn, wordsJson } from './annotation.patch';

const line = (id: string, said: Partial<LayerShape> = {}): LayerShape => ({
  id,
  kind: 'line',
  colour: 'red',
  isMeasured: true,
  text: '',
  points: [1, 2, 3, 4],
  ...said,
});
const empty: Drawn = { shapes: [], words: new Map() };
const keyOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { key: string }).key;
  }
};

it('puts, changes and removes shapes, and what others drew stays', () => {
  const one = patched(empty, 1, { version: 0, put: [line('a', { text: '肝板' })] });
  // A user who has not seen the first shape draws a second beside it.
  const two = patched(one, 2, { version: 0, put: [line('b')] });
  expect(two.shapes.map(({ id, at }) => [id, at])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  const three = patched(two, 3, { version: 2, put: [line('b', { text: '窦' })], removed: ['a'] });
  expect(three.shapes.map(({ id }) => id)).toEqual(['b']);
  expect([...three.words]).toEqual([['b', '窦']]);
});

it('refuses to change what was changed elsewhere, and takes the same twice', () => {
  const one = patched(empty, 1, { version: 0, put: [line('a')] });
  const moved = line('a', { points: [9, 9, 9, 9] });
  const two = patched(one, 2, { version: 1, put: [moved] });
  const late = line('a', { colour: 'blue' });
  expect(keyOf(() => patched(two, 3, { version: 1, put: [late] }))).toBe('annotation.conflict');
  expect(keyOf(() => patched(two, 3, { version: 1, removed: ['a'] }))).toBe('annotation.conflict');
  expect(patched(two, 3, { version: 1, put: [moved] }).shapes[0]?.at).toBe(2);
  expect(keyOf(() => patched(two, 3, { version: 2, put: [late] }))).toBeUndefined();
});

it.each([
  [{ kind: 'point', points: [1, 2, 3, 4] }],
  [{ kind: 'line', points: [1, 2] }],
  [{ kind: 'line', points: [1, 2, 3] }],
  [{ kind: 'ellipse', points: [1, 2, 3, 4] }],
  [{ kind: 'angle', points: [1, 2, 3, 4] }],
] as const)('is drawn wrong: %j', ({ kind, points }) => {
  const put = [line('a', { kind, points: [...points] })];
  expect(keyOf(() => patched(empty, 1, { version: 0, put }))).toBe('annotation.misdrawn');
});

it('holds five thousand shapes, and so many words', () => {
  const many = Array.from({ length: 5_000 }, (_, i) => line(`s${i}`));
  const full = patched(empty, 1, { version: 0, put: many });
  expect(full.shapes).toHaveLength(5_000);
  const more = () => patched(full, 2, { version: 1, put: [line('more')] });
  expect(keyOf(more)).toBe('annotation.tooMuch');
  const wordy = many.slice(0, 61).map((shape) => ({ ...shape, text: '字'.repeat(1000) }));
  expect(keyOf(() => patched(full, 2, { version: 1, put: wordy }))).toBe('annotation.tooMuch');
});

it('names of shapes are nothing but names', () => {
  const { words } = patched(empty, 1, { version: 0, put: [line('constructor')] });
  expect(wordsIn(wordsJson(words)).get('constructor')).toBeUndefined();
});
