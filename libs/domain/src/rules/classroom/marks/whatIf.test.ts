import fc from 'fast-check';
import { learnerMark, whatIf } from './learnerMark';
import { someInputs } from './testing/markInputs';
import { criteria, halves, inputOf } from './testing/someMarks';

const input = inputOf(criteria(halves), '1: 80; 2: missing');

it('says what a mark would become, and leaves the input as it is', () => {
  const before = structuredClone(input);
  expect(whatIf(input, [{ itemId: 2, state: 'marked', points: 60 }]).mark).toBe(70);
  expect(whatIf(input, [{ itemId: 2, state: 'zeroed' }]).mark).toBe(40);
  expect(whatIf(input, [{ itemId: 1, state: 'excused' }]).mark).toBeNull();
  expect(whatIf(input, [])).toEqual(learnerMark(input));
  expect(input).toEqual(before);
});

it('moves the scale when the learner becomes the best', () => {
  const curve = { kind: 'scaleToBest', cap: null } as const;
  const scaled = { ...inputOf(criteria(halves, { curve }), '1: 40'), bestOfOthers: '80' };
  expect(learnerMark(scaled).mark).toBe(50);
  expect(whatIf(scaled, [{ itemId: 1, state: 'marked', points: 90 }]).mark).toBe(100);
});

it('gives nobody less for a better result', () => {
  fc.assert(
    fc.property(someInputs, fc.nat(13), (some, at) => {
      const [item, entry] = [some.items[at], some.entries[at]];
      if (!item || (entry?.state !== 'marked' && entry?.state !== 'zeroed')) return;
      const full = { itemId: item.id, state: 'marked', points: item.fullPoints } as const;
      const better = whatIf(some, [full]).mark;
      const { mark } = learnerMark(some);
      if (mark === null) expect(better).toBeNull();
      else expect(better).toBeGreaterThanOrEqual(mark);
    }),
    { seed: 36, numRuns: 1500 },
  );
});
