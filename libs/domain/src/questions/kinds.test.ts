import fc from 'fast-check';
import { type QuestionType, questionTypes } from '../codes/exam/questionTypes';
import {
  type QuestionParts,
  type Given,
  type Key,
  partialRules,
  type PartialRule,
  verdictOf,
} from './kind';
import { questionKinds } from './kinds';

const asked = (letters: string, prompts: string[] = []): QuestionParts => ({
  options: [...letters].map((key) => ({ key })),
  prompts,
});
const area = '0.1,0.1 0.5,0.1 0.5,0.5 0.1,0.5';

/** For each kind a question, its key, and a correct answer. */
const examples: Record<QuestionType, { asked: QuestionParts; key: Key; right: Given }> = {
  1: { asked: asked('ABCDE'), key: [['B']], right: ['B'] },
  2: { asked: asked('AB'), key: [['A']], right: ['A'] },
  3: { asked: asked('ABCDE'), key: [['A', 'C']], right: ['C', 'A'] },
  4: { asked: asked('', ['', '']), key: [['氧', 'O2'], ['37±0.5℃']], right: ['Ｏ２', '37.5 ℃'] },
  5: { asked: asked(''), key: [['心电图']], right: ['先做心电图'] },
  6: { asked: asked('ABC'), key: [['C'], ['A'], ['B']], right: ['C', 'A', 'B'] },
  7: { asked: asked('ABC', ['左', '右']), key: [['A'], ['B', 'C']], right: ['A', 'C'] },
  8: { asked: asked(''), key: [[area]], right: ['0.3,0.3'] },
  9: {
    asked: asked('', ['31', '2 70', '600 400', '']),
    key: [['2', '70'], [], ['100,100 300,100 300,300 100,300']],
    right: ['110,100 300,100 300,300 100,300'],
  },
};
const kinds = Object.entries(questionKinds).map(([code, kind]) => ({
  kind,
  name: questionTypes[Number(code) as QuestionType],
  ...examples[Number(code) as QuestionType],
}));
const rules = Object.keys(partialRules) as PartialRule[];

describe.each(kinds)('$name', ({ kind, asked, key, right }) => {
  const isForPeople = kind === questionKinds[5];

  it('takes its key, and an answer that is right for the whole score', () => {
    expect(kind.keyFits(key, asked)).toBe(true);
    expect(kind.fits(right, asked)).toBe(true);
    for (const rule of rules) expect(kind.mark(right, key, rule)).toBe(isForPeople ? null : 1);
  });

  it('gives nothing for nothing', () => {
    expect(kind.fits([], asked)).toBe(true);
    for (const rule of rules) expect(kind.mark([], key, rule)).toBe(0);
  });

  it('gives a share between nothing and all, whatever comes', () => {
    const words = fc.array(fc.oneof(fc.string(), fc.constantFrom(...right, 'A', 'B', 'C', 'Z')));
    fc.assert(
      fc.property(words, fc.constantFrom(...rules), (given, rule) => {
        const share = kind.mark(given, key, rule);
        expect(share === null || (share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });
});

it('takes no time over words that fill no gap', () => {
  const { fits, mark } = questionKinds[4];
  const long = `${'…'.repeat(4999)}x`;
  expect(fits([long], asked('', ['']))).toBe(false);
  expect(mark([long], [['氧']], 'allOrNothing')).toBe(0);
});

it.each([
  [1, ['A', 'B']],
  [1, ['F']],
  [3, ['A', 'A']],
  [4, ['氧', '37', '多']],
  [6, ['A', 'A', 'B']],
  [7, ['D']],
  [8, ['0.3,1.3']],
  [8, ['0.3']],
] as const)('kind %i refuses what cannot be an answer: %j', (code, given) => {
  expect(questionKinds[code].fits(given, examples[code].asked)).toBe(false);
});

it.each([
  [1, []],
  [1, [['A', 'B']]],
  [1, [['F']]],
  [2, [['C']]],
  [3, [[]]],
  [3, [['A', 'A']]],
  [4, [['氧']]],
  [4, [['氧'], [' ']]],
  [4, [['氧'], ['37~36']]],
  [6, [['A'], ['B']]],
  [6, [['A'], ['B'], ['B']]],
  [7, [['A']]],
  [7, [['A'], []]],
  [8, [['0.1,0.1 0.2,0.2']]],
] as const)('kind %i refuses a key that does not answer it: %j', (code, key) => {
  expect(questionKinds[code].keyFits(key, examples[code].asked)).toBe(false);
});

it.each([
  [['A'], 'allOrNothing', 0],
  [['A'], 'rightMinusWrong', 0.5],
  [['A'], 'shareUntilWrong', 0.5],
  [['A', 'B'], 'rightMinusWrong', 0],
  [['A', 'B'], 'shareUntilWrong', 0],
  [['A', 'C', 'B'], 'allOrNothing', 0],
  [['A', 'C', 'B'], 'rightMinusWrong', 0.5],
  [['A', 'B', 'C', 'D', 'E'], 'rightMinusWrong', 0],
] as const)('of two right options %j counts, by %s, %d', (given, rule, share) => {
  const { key } = examples[3];
  expect(questionKinds[3].mark(given, key, rule)).toBe(share);
});

it.each([
  ['37.5', ['37±0.5'], true],
  ['37.51', ['37±0.5'], false],
  ['36.5', ['36.5~37'], true],
  ['37.2', ['37±0.5℃'], false],
  ['0.3', ['0.2±0.1'], true],
  ['37.0', ['37'], true],
  ['３７', ['37'], true],
  ['1e2', ['100'], false],
  ['na⁺', ['Na+'], true],
  [' Streptococcus  pneumoniae。', ['streptococcus pneumoniae'], true],
  ['肺炎球菌', ['肺炎链球菌'], false],
  ['', ['37'], false],
])('a gap with %j for %j: %s', (typed, forms, isRight) => {
  expect(questionKinds[4].mark([typed], [forms], 'allOrNothing')).toBe(Number(isRight));
});

it('parts that are wrong take nothing from those that are right, but where all must be', () => {
  const { key } = examples[6];
  expect(questionKinds[6].mark(['C', 'B', 'A'], key, 'shareUntilWrong')).toBeCloseTo(1 / 3);
  expect(questionKinds[6].mark(['C', 'B', 'A'], key, 'allOrNothing')).toBe(0);
});

it.each([
  [1, 'correct'],
  [0.5, 'partial'],
  [0, 'wrong'],
])('a share of %d reads as %s', (share, verdict) => {
  expect(verdictOf(share)).toBe(verdict);
});
