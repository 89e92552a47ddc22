import { labelFrame, labelWidth } from './labelFrame';

it('is as wide as its name is written, with a Chinese sign wider than a letter, up to a most', () => {
  expect(labelWidth('心', 200) - labelWidth('', 200)).toBe(12);
  expect(labelWidth('a', 200) - labelWidth('', 200)).toBeCloseTo(7.2);
  expect(labelWidth('心'.repeat(50), 200)).toBe(200);
});

it('leaves room for the buttons below, which stand in two lines on a phone', () => {
  const leftOf = (width: number) => labelFrame({ width, height: 400 }).frame.below.left;
  expect(leftOf(599)).toBeGreaterThan(leftOf(600));
  expect(leftOf(375)).toBe(leftOf(599));
});

it('gives a label a third of a narrow picture, and no more than is read at a glance', () => {
  expect(labelFrame({ width: 300, height: 400 }).wide).toBe(90);
  expect(labelFrame({ width: 2000, height: 400 }).wide).toBe(180);
});
