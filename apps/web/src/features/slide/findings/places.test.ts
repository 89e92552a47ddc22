import { answerLayer, remarkLayer, spotOn } from './places';

const size = { width: 1000, height: 500 };

it('lies on the slide, and no finer than anybody points', () => {
  expect(spotOn({ x: -3, y: 700 }, size)).toEqual({ x: 0, y: 500 });
  expect(spotOn({ x: 10.26, y: 20.04 }, size)).toEqual({ x: 10.3, y: 20 });
});

it('numbers the places of each field, a single one as a dot', () => {
  const area = [
    { x: 1, y: 1 },
    { x: 9, y: 1 },
    { x: 9, y: 9 },
  ];
  const one = { points: [{ x: 5, y: 6 }], note: '' };
  const { shapes } = answerLayer([{ places: [] }, { places: [one, { points: area, note: '' }] }]);
  expect(shapes).toMatchObject([
    { id: 'finding-1-0', kind: 'point', points: one.points, text: '1' },
    { id: 'finding-1-1', kind: 'polygon', points: area, text: '2' },
  ]);
});

it('says a remark at its place', () => {
  expect(remarkLayer([{ at: { x: 1, y: 2 }, text: '这里也有' }]).shapes).toMatchObject([
    { id: 'remark-0', points: [{ x: 1, y: 2 }], text: '这里也有', colour: 'red' },
  ]);
});
