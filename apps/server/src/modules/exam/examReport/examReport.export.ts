import { gradeStates } from '@cheese/domain/codes/exam/examReports';
import type { FileLink } from '@cheese/domain/contract/shapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { offerSheets } from '../../people/madeFile/offerSheet';
import { gainedOf } from '../attempt/attempt.mark';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import { inMarks } from '../exam/exam.shapes';
import { gradesOf } from './examReport.grades';
import { examReportTexts } from './examReport.texts';
import { selectAsked } from './examReport.asked.store';

const MINUTE_S = 60;
const passed = (isPassed: boolean | null) =>
  isPassed === null
    ? examReportTexts.undecided
    : isPassed
      ? examReportTexts.passed
      : examReportTexts.failed;

const columns = [
  { title: examReportTexts.rank, width: 8 },
  { title: examReportTexts.number, width: 18 },
  { title: examReportTexts.name, width: 14 },
  { title: examReportTexts.state, width: 10 },
  { title: examReportTexts.score, width: 10 },
  { title: examReportTexts.fullScore, width: 10 },
  { title: examReportTexts.isPassed, width: 10 },
  { title: examReportTexts.waiting, width: 12 },
  { title: examReportTexts.tries, width: 10 },
  { title: examReportTexts.usedMinutes, width: 14 },
  { title: examReportTexts.submittedAt, width: 18 },
  { title: examReportTexts.late, width: 14 },
];

/** The marks of everybody, and beside them those of each question. */
export async function exportGrades(
  { db, ...context }: CallerContext<'heavy'> & { db: Db },
  examId: number,
): Promise<FileLink> {
  const exam = await examOfSchool({ ...context, db }, examId);
  const grades = await gradesOf(db, exam);
  const rows = grades.map((grade) => [
    grade.rank,
    grade.number,
    grade.name,
    gradeStates[grade.state],
    grade.score,
    inMarks(exam.totalScore),
    grade.state === 'absent' ? null : passed(grade.isPassed),
    grade.waitingCount,
    grade.tries,
    grade.usedS === null ? null : Math.round(grade.usedS / MINUTE_S),
    grade.submittedAt === null ? null : chinaMinute(grade.submittedAt),
    grade.lateCount,
  ]);
  const asked = (await selectAsked(db, examId)).map((question) => ({
    ...question,
    placeOf: new Map(question.attemptIds.map((id, at) => [id, at])),
  }));
  const perQuestion = {
    name: examReportTexts.perQuestionSheet,
    columns: [
      { title: examReportTexts.number, width: 18 },
      { title: examReportTexts.name, width: 14 },
      ...asked.map(({ questionId }, at) => ({
        title: examReportTexts.questionColumn(at + 1, questionId),
        width: 14,
      })),
    ],
    rows: grades
      .filter(({ attemptId }) => attemptId !== null)
      .map(({ attemptId, number, name }) => [
        number,
        name,
        ...asked.map(({ placeOf, shares, scores }) => {
          const at = placeOf.get(attemptId ?? 0) ?? -1;
          const share = shares[at];
          return share === undefined || share === null
            ? null
            : inMarks(gainedOf(scores[at] ?? 0, share));
        }),
      ]),
  };
  return offerSheets(db, context, {
    fileTitle: examReportTexts.fileTitle(exam.title),
    sheets: [{ name: examReportTexts.gradesSheet, columns, rows }, perQuestion],
  });
}
