import { riskReasonsOf, riskSentence } from './atRisk';

const now = Date.parse('2026-11-20T10:00:00+08:00');
const daysAgo = (days: number) => now - days * 24 * 3_600_000;
const well = { studySeconds: 600, lastStudiedAt: daysAgo(1), averageScore: 80 };

describe('who is at risk', () => {
  it.each([
    ['studies and passes', {}, []],
    ['never studied', { studySeconds: 0, lastStudiedAt: null }, [1]],
    ['studied 14 days ago', { lastStudiedAt: daysAgo(14) }, []],
    ['studied longer ago', { lastStudiedAt: daysAgo(14) - 1 }, [2]],
    ['has 60 on average', { averageScore: 60 }, []],
    ['has less', { averageScore: 59.9 }, [3]],
    ['took no quiz', { averageScore: null }, []],
    ['never studied and fails', { studySeconds: 0, lastStudiedAt: null, averageScore: 0 }, [1, 3]],
  ])('who %s', (_who, change, reasons) =>
    expect(riskReasonsOf({ ...well, ...change }, now)).toEqual(reasons),
  );

  it('the rule is told with its numbers', () => {
    expect(riskSentence).toContain('14 天');
    expect(riskSentence).toContain('60 分');
  });
});
