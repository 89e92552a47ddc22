import { NEVER_SHOWN } from '@cheese/domain/codes/exam/examPhases';
import { texts } from './texts';

it('names no day on which what is never shown would be shown', () => {
  expect(texts.resultLater(NEVER_SHOWN)).toBe('本场考试不公布成绩。');
  expect(texts.reviewLater(NEVER_SHOWN)).toBe('本场考试不公布答案与解析。');
  expect(texts.resultLater(Date.parse('2026-11-20T10:00:00+08:00'))).toContain('2026-11-20 10:00');
});
