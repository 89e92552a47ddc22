import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import { keepShapes, readShapes } from './keptShapes';

const shape: Shape = {
  id: 'a',
  kind: 'line',
  colour: 'red',
  isMeasured: true,
  text: '',
  points: [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ],
};

it('keeps what was drawn slide by slide', () => {
  keepShapes(31, [shape]);
  expect(readShapes(31)).toEqual([shape]);
  expect(readShapes(32)).toEqual([]);
  keepShapes(31, []);
  expect(readShapes(31)).toEqual([]);
});

it.each(['{', '{"a":1}', '[null, 3, {"id":"x","kind":"line","text":"","points":[{"x":"1"}]}]'])(
  'reads nothing from %s',
  (kept) => {
    localStorage.setItem('slide-shapes-31', kept);
    expect(readShapes(31)).toEqual([]);
  },
);
