import { doneOf, isEarned } from './conditions';

const conditions = { studySeconds: 600, resourceIds: [1, 2], quizzes: 2, passScore: 80 };
const deeds = {
  studiedMs: 600_999,
  studiedMsOf: new Map([
    [1, 570_999],
    [2, 30_000],
  ]),
  scores: [
    { score: 80, quizzes: 1 },
    { score: 100, quizzes: 1 },
    { score: 79, quizzes: 5 },
  ],
};

it('tells what of the conditions is done', () => {
  expect(doneOf(conditions, deeds)).toEqual({
    studySeconds: 600,
    resourceIds: [1, 2],
    quizzes: 2,
  });
});

it('is earned with all of it and not with less', () => {
  const earned = (changes: Partial<typeof deeds>) =>
    isEarned(conditions, doneOf(conditions, { ...deeds, ...changes }));
  expect(earned({})).toBe(true);
  expect(earned({ studiedMs: 599_999 })).toBe(false);
  expect(
    earned({
      studiedMsOf: new Map([
        [1, 600_000],
        [2, 29_999],
      ]),
    }),
  ).toBe(false);
  expect(earned({ scores: [{ score: 100, quizzes: 1 }] })).toBe(false);
});

it('nobody earns what asks for nothing', () => {
  const nothing = { studySeconds: 0, resourceIds: [], quizzes: 0, passScore: 60 };
  expect(isEarned(nothing, doneOf(nothing, deeds))).toBe(false);
});
