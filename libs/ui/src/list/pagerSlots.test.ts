import fc from 'fast-check';
import { pagerSlots } from './pagerSlots';

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 6 7 8'],
  [1, 9, '1 2 3 4 5 6 gap 9'],
  [4, 20, '1 2 3 4 5 6 gap 20'],
  [5, 20, '1 2 3 4 5 6 7 gap 20'],
  [10, 20, '1 gap 8 9 10 11 12 gap 20'],
  [16, 20, '1 gap 14 15 16 17 18 19 20'],
  [17, 20, '1 gap 15 16 17 18 19 20'],
  [20, 20, '1 gap 15 16 17 18 19 20'],
])('shows on page %d of %d: %s', (page, pageCount, slots) => {
  expect(pagerSlots(page, pageCount).join(' ')).toBe(slots);
});

const places = fc
  .integer({ min: 1, max: 500 })
  .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

it('always leads to the first, the last and the neighbouring pages, in order, in at most nine slots', () => {
  fc.assert(
    fc.property(places, ([page, count]) => {
      const slots = pagerSlots(page, count);
      const pages = slots.filter((slot) => slot !== 'gap');
      for (const wanted of [1, page - 1, page, page + 1, count]) {
        if (wanted >= 1 && wanted <= count) expect(pages).toContain(wanted);
      }
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(slots.length).toBeLessThanOrEqual(9);
    }),
  );
});

it('never hides a single page behind a gap that would take its room', () => {
  fc.assert(
    fc.property(places, ([page, count]) => {
      const slots = pagerSlots(page, count);
      slots.forEach((slot, index) => {
        if (slot !== 'gap') return;
        const [before, after] = [slots[index - 1], slots[index + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }),
  );
});
