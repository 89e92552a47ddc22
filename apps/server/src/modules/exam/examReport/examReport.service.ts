import type { Answers } from '@cheese/domain/contract/call';
import type { ReviewedExam } from '@cheese/domain/contract/exam/shapes/examPaper';
import type { ExamReportContract as C } from '@cheese/domain/contract/exam/examReport';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { findAttempt, silenceOf } from '../attempt/attempt.door';
import type { AttemptRow } from '../attempt/attempt.tables';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import { areNamesHidden } from '../exam/exam.door';
import { reviewOf } from '../exam/exam.paper';
import { inMarks } from '../exam/exam.shapes';
import { analysisOf } from './examReport.analysis';
import { gradesOf, gradesPage } from './examReport.grades';
import { summaryOf } from './examReport.summary';
import { findOnRoll, selectMarkedTries } from './examReport.store';
import { countEvents } from '../exam/exam.events.store';

export async function readSummary(
  context: CallerContext<'db'>,
  examId: number,
): Promise<Answers<C['summary']>> {
  const exam = await examOfSchool(context, examId);
  return summaryOf(context.db, exam, await gradesOf(context.db, exam));
}

export async function listGrades(
  context: CallerContext<'db'>,
  { examId, keyword = '', sort = 'number', ...asked }: Static<C['gradebook']['query']>,
): Promise<Answers<C['gradebook']>> {
  const exam = await examOfSchool(context, examId);
  const { list, total } = await gradesPage(context.db, exam, { ...asked, keyword, sort });
  const isHidden = await areNamesHidden(context.db, exam);
  return { list: isHidden ? list.map((grade) => ({ ...grade, attemptId: null })) : list, total };
}

export async function readAttempt(
  context: CallerContext<'db'>,
  { examId, attemptId }: Static<C['attempt']['query']>,
): Promise<Answers<C['attempt']>> {
  const { db } = context;
  const exam = await examOfSchool(context, examId);
  if (await areNamesHidden(db, exam)) refuse('marking.namesHidden');
  const attempt = await findAttempt(db, attemptId);
  const isOfExam = attempt?.kind === 'exam' && attempt.sourceId === examId;
  if (!isOfExam || !attempt.submittedAt) return refuse('attempt.notFound');
  const whose = (await findOnRoll(db, exam, attempt.personId)) ?? refuse('attempt.notFound');
  const tries = await selectMarkedTries(db, examId, attempt.personId);
  const paper = await reviewOf(db, attempt);
  return {
    person: whose,
    tries: tries.flatMap(({ id, gained, submittedAt }) =>
      submittedAt
        ? [{ attemptId: id, score: inMarks(gained ?? 0), submittedAt: submittedAt.getTime() }]
        : [],
    ),
    startedAt: attempt.startedAt.getTime(),
    submittedAt: attempt.submittedAt.getTime(),
    isTimedOut: attempt.submittedBy === 'time',
    leftCount: exam.logsLeaving ? await countEvents(db, attemptId, 'left') : null,
    withdrawnCount: await countEvents(db, attemptId, 'withdrawn'),
    late: await lateOf(db, attempt, paper),
    paper,
  };
}

/** Late answers and the silence before them; null if no answer was late. */
async function lateOf(db: Db, attempt: AttemptRow, { sections }: ReviewedExam) {
  const questions = sections.flatMap((section) => section.questions);
  const lateCount = questions.filter(({ isLate }) => isLate).length;
  return lateCount === 0 ? null : { count: lateCount, ...(await silenceOf(db, attempt)) };
}

export async function readAnalysis(
  context: CallerContext<'db'>,
  examId: number,
): Promise<Answers<C['analysis']>> {
  return analysisOf(context.db, await examOfSchool(context, examId));
}
