import fc from 'fast-check';
import { displayMode, splitLinks } from './displayMode';

it.each([
  [2560, 1],
  [1680, 1],
  [1679, 2],
  [1440, 2],
  [1439, 3],
  [1280, 3],
  [1279, 4],
  [375, 4],
])('at a width of %d is %d', (width, mode) => {
  expect(displayMode((least) => width >= least)).toBe(mode);
});

const links = ['课程', '标本', '题库', '急救', '仿真', '解剖', '资讯', '帮助'];

it.each([
  [1, 8],
  [2, 6],
  [3, 4],
  [4, 2],
] as const)('in mode %d has room for %d of eight', (mode, room) => {
  const { shown, more } = splitLinks(links, mode);
  expect(shown).toEqual(links.slice(0, room));
  expect(more).toEqual(links.slice(room));
});

it('loses no link and changes no order', () => {
  const mode = fc.constantFrom(1, 2, 3, 4);
  fc.assert(
    fc.property(fc.array(fc.string()), mode, (all, in_) => {
      const { shown, more } = splitLinks(all, in_ as 1 | 2 | 3 | 4);
      expect([...shown, ...more]).toEqual(all);
    }),
  );
});
