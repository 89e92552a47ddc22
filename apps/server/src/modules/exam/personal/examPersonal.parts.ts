import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { ExamResult } from '@cheese/domain/contract/exam/shapes/examPaper';
import type { PersonalPart, PersonalRow } from '../../people/privacy/privacy.part';
import { historyOf } from '../exam/exam.history';
import { answerTable, keptParts, mistakeTable, practiceTable } from './examPersonal.store';
import { examPersonalTexts as texts } from './examPersonal.texts';

/** Marks by the rule of the list that learners read. */
const exams: PersonalPart = {
  title: texts.exams,
  columns: texts.examColumns,
  holds: ['question_attempt.person_id'],
  async *pages(db, asked) {
    for await (const results of historyOf(db, asked)) yield results.map(toRow);
  },
};

function toRow(result: ExamResult): PersonalRow {
  const { marks } = result;
  return [
    result.title,
    chinaMinute(result.submittedAt),
    result.usedS,
    result.questionCount,
    result.unansweredCount,
    result.totalScore,
    marks && marks.score,
    marks && passedIn(marks),
    marks ? null : texts.later,
  ];
}

const passedIn = ({ isPassed }: NonNullable<ExamResult['marks']>) => {
  if (isPassed === null) return null;
  return isPassed ? texts.passed : texts.failed;
};

export const examParts = [exams, practiceTable, answerTable, mistakeTable, ...keptParts];
