import fc from 'fast-check';
import { mark } from './marking';

type Options = string[];
const single = (right: Options, given: Options) => mark({ type: 1, right, given, score: 2 });
const multiple = (right: Options, given: Options) => mark({ type: 3, right, given, score: 2 });

const correct = { verdict: 'correct', score: 2 };
const partial = { verdict: 'partial', score: 1 };
const wrong = { verdict: 'wrong', score: 0 };

describe('单选题', () => {
  it('is right with the right option', () => {
    expect(single(['B'], ['B'])).toEqual(correct);
  });

  it.each([[[]], [['A']], [['b']], [['A', 'B']]])('is wrong with %j', (given) => {
    expect(single(['B'], given)).toEqual(wrong);
  });

  it('is never right in part, even where two options are', () => {
    expect(single(['A', 'B'], ['A'])).toEqual(wrong);
    expect(single(['A', 'B'], ['A', 'B'])).toEqual(wrong);
  });
});

describe('判断题', () => {
  it('is right or wrong', () => {
    expect(mark({ type: 2, right: [true], given: [true], score: 1 })).toEqual({
      verdict: 'correct',
      score: 1,
    });
    expect(mark({ type: 2, right: [true], given: [false], score: 1 })).toEqual(wrong);
    expect(mark({ type: 2, right: [false], given: [], score: 1 })).toEqual(wrong);
  });
});

describe('多选题', () => {
  it('is right with all right options, in any order', () => {
    expect(multiple(['A', 'C', 'D'], ['D', 'A', 'C'])).toEqual(correct);
  });

  it.each([[['A']], [['C', 'A']], [['A', 'A']]])('is right in part with %j', (given) => {
    expect(multiple(['A', 'C', 'D'], given)).toEqual(partial);
  });

  it.each([[[]], [['B']], [['A', 'B']], [['A', 'B', 'C', 'D']]])('is wrong with %j', (given) => {
    expect(multiple(['A', 'C', 'D'], given)).toEqual(wrong);
  });

  it('gives half for a part of an odd score', () => {
    expect(mark({ type: 3, right: [1, 2], given: [1], score: 5 }).score).toBe(2.5);
  });

  it('cannot be answered rightly where no option is right', () => {
    expect(multiple([], [])).toEqual(wrong);
    expect(multiple([], ['A'])).toEqual(wrong);
  });
});

const type = fc.constantFrom<1 | 2 | 3>(1, 2, 3);
const options = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'));
const question = fc.record({ type, right: options, given: options, score: fc.nat(10) });

it('does not care for the order of options, nor for repetitions', () => {
  fc.assert(
    fc.property(question, (marking) => {
      const right = marking.right.toReversed();
      const given = [...marking.given.toReversed(), ...marking.given];
      expect(mark({ ...marking, right, given })).toEqual(mark(marking));
    }),
  );
});

it('gives all for all, nothing for anything wrong, and never more than all', () => {
  fc.assert(
    fc.property(question, (marking) => {
      const { verdict, score } = mark(marking);
      const isWrong = marking.given.some((option) => !marking.right.includes(option));
      if (isWrong) expect(verdict).toBe('wrong');
      if (verdict === 'correct') expect(marking.given.toSorted()).toEqual(marking.right.toSorted());
      if (verdict === 'partial') expect(marking.given.length).toBeLessThan(marking.right.length);
      expect(score).toBe({ correct: 1, partial: 0.5, wrong: 0 }[verdict] * marking.score);
    }),
  );
});

it('takes the right answer of every sound question for correct', () => {
  const rights = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1 });
  fc.assert(fc.property(rights, (right) => multiple(right, right).verdict === 'correct'));
});
