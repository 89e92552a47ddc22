import { gradeStates } from '@cheese/domain/codes/exam/examReports';
import type { FileLink } from '@cheese/domain/contract/shapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Asking as Who } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import { offerSheets } from '../../people/madeFile/offerSheet';
import { gainedOf } from '../attempt/attempt.mark';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import { inMarks } from '../exam/exam.shapes';
import { selectAsked } from './examReport.asked';
import { gradesOf } from './examReport.grades';

const MINUTE_S = 60;
const passed = (isPassed: boolean | null) =>
  isPassed === null ? '待定' : isPassed ? '及格' : '不及格';

const columns = [
  { title: '名次', width: 8 },
  { title: '学号', width: 18 },
  { title: '姓名', width: 14 },
  { title: '状态', width: 10 },
  { title: '得分', width: 10 },
  { title: '满分', width: 10 },
  { title: '是否及格', width: 10 },
  { title: '待评分题数', width: 12 },
  { title: '作答次数', width: 10 },
  { title: '用时（分钟）', width: 14 },
  { title: '交卷时间', width: 18 },
  { title: '断网补交题数', width: 14 },
];

/** The marks of everybody, and beside them those of each question. */
export async function exportGrades(
  { db, ...asking }: Who<'heavy'> & { db: Db },
  examId: number,
): Promise<FileLink> {
  const exam = await examOfSchool({ ...asking, db }, examId);
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
    name: '各题得分',
    columns: [
      { title: '学号', width: 18 },
      { title: '姓名', width: 14 },
      ...asked.map(({ questionId }, at) => ({
        title: `${at + 1}（题号${questionId}）`,
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
  return offerSheets(db, asking, {
    fileTitle: `成绩单_${exam.title}`,
    sheets: [{ name: '成绩', columns, rows }, perQuestion],
  });
}
