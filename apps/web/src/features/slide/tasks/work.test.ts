import type { TaskAsked } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import type { Shape, ShapeKind } from '@cheese/slide-viewer/shapes/shape';
import { answerOf, leftOf, mostShapes, noWork, toolsOf, withLabel } from './work';

const slide = { width: 1000, height: 500 };
const shape = (kind: ShapeKind, points: Shape['points']): Shape => ({
  id: 'a',
  kind,
  points,
  text: '',
  colour: 'yellow',
  isMeasured: false,
});
const dot = (x: number, y: number) => shape('point', [{ x, y }]);
const asked = (said: object) => said as TaskAsked;

it('is drawn with what its kind asks for', () => {
  expect(toolsOf({ kind: 2 })).toEqual(['freehand', 'polygon']);
  expect([1, 3, 6].map((kind) => toolsOf(asked({ kind })))).toEqual([
    ['point'],
    ['point'],
    ['point'],
  ]);
  expect([4, 5].map((kind) => toolsOf(asked({ kind })))).toEqual([[], []]);
});

it('takes as many shapes as there is to be found', () => {
  expect(mostShapes(asked({ kind: 1, targetCount: 4 }))).toBe(4);
  expect(mostShapes(asked({ kind: 3 }))).toBe(300);
  expect([2, 6].map((kind) => mostShapes(asked({ kind })))).toEqual([1, 1]);
});

it.each([1, 3])('%d: places are handed in on the slide', (kind) => {
  const work = { ...noWork, shapes: [dot(-5, 10.26), dot(20, 900)] };
  expect(answerOf(asked({ kind }), work, slide)).toEqual({
    kind,
    points: [
      { x: 0, y: 10.3 },
      { x: 20, y: 500 },
    ],
  });
  expect(answerOf(asked({ kind }), noWork, slide)).toBeNull();
});

it('an outline is one from three corners on, and has no more than are taken', () => {
  const outline = (count: number) =>
    shape(
      'polygon',
      Array.from({ length: count }, (_, x) => ({ x, y: x % 2 })),
    );
  const of = (count: number) =>
    answerOf(asked({ kind: 2 }), { ...noWork, shapes: [outline(count)] }, slide);
  expect(of(2)).toBeNull();
  expect(of(3)).toMatchObject({ kind: 2, outline: { length: 3 } });
  expect(of(500)).toMatchObject({ outline: { length: 500 } });
  expect(of(501)).toMatchObject({ outline: { length: 251 } });
});

it('labels are handed in place by place, once one lies somewhere', () => {
  const task = asked({ kind: 4, places: [{}, {}] });
  expect(answerOf(task, noWork, slide)).toBeNull();
  expect(answerOf(task, { ...noWork, labels: ['甲'] }, slide)).toEqual({
    kind: 4,
    labels: ['甲', null],
  });
});

it('a choice is one once something is chosen', () => {
  expect(answerOf(asked({ kind: 5 }), noWork, slide)).toBeNull();
  expect(answerOf(asked({ kind: 5 }), { ...noWork, chosen: [2] }, slide)).toEqual({
    kind: 5,
    chosen: [2],
  });
});

it('what was looked for is a place and what was seen around it', () => {
  const view = { x: 1, y: 2, scale: 1 } as unknown as NonNullable<typeof noWork.view>;
  const work = { ...noWork, shapes: [dot(3, 4)] };
  expect(answerOf(asked({ kind: 6 }), work, slide)).toBeNull();
  expect(answerOf(asked({ kind: 6 }), { ...noWork, view }, slide)).toBeNull();
  expect(answerOf(asked({ kind: 6 }), { ...work, view }, slide)).toEqual({
    kind: 6,
    point: { x: 3, y: 4 },
    view,
  });
});

it('a label lies at one place only, unless there are several of it', () => {
  const task = { labels: ['甲', '乙', '乙'], places: [{}, {}, {}] };
  const put = (labels: (string | null)[], at: number, label: string | null) =>
    withLabel({ ...noWork, labels }, task, at, label).labels;
  expect(put([], 1, '甲')).toEqual([null, '甲', null]);
  expect(put([null, '甲', null], 0, '甲')).toEqual(['甲', null, null]);
  expect(put(['乙', null, null], 1, '乙')).toEqual(['乙', '乙', null]);
  expect(put(['甲', '乙', null], 0, null)).toEqual([null, '乙', null]);
  expect([...leftOf(task.labels, ['乙', null])]).toEqual([
    ['甲', 1],
    ['乙', 1],
  ]);
});
