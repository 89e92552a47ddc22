import { askable, type Askable, choicesFor, drawn } from './anatomyQuiz.draw';

const part = (id: number, said: Partial<Askable> = {}): Askable => ({
  id,
  parentId: null,
  name: `${id}`,
  meshes: [`${id}`],
  ...said,
});
const half = () => 0.5;

it('asks for what is seen, and once for what is called the same', () => {
  const parts = [part(1, { meshes: [] }), part(2), part(3, { name: '2' }), part(4)];
  expect(askable(parts).map(({ id }) => id)).toEqual([2, 4]);
});

it('takes ten, of what was wrong first and of what was known last', () => {
  const parts = Array.from({ length: 12 }, (_, at) => part(at + 1));
  const known = new Map([
    [1, true],
    [2, true],
    [12, false],
  ]);
  const ids = drawn(parts, known, half).map(({ id }) => id);
  expect(ids).toEqual([12, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it('chooses among neighbours, nearest first', () => {
  const groups = [part(1, { meshes: [] }), part(2, { parentId: 1, meshes: [] })];
  const far = [part(20), part(21)];
  const near = [30, 31, 32].map((id) => part(id, { parentId: 2 }));
  const asked = part(40, { parentId: 2 });
  const choices = choicesFor(asked, [...groups, ...far, ...near, asked], half);
  expect(choices.toSorted()).toEqual(['30', '31', '32', '40']);
});
