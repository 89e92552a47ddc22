import type { ExamPhase } from '@cheese/domain/codes/exam/examPhases';
import { examPhaseOf } from '@cheese/domain/rules/exam/examChanges';
import type { CallerContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';
import { refuse } from '../../../../calls/refusal';
import { schoolOf } from '../../bank/bank.usable';
import type { ExamRow, SchoolExam } from '../exam.tables';
import { selectExamOfSchool } from './exam.ofSchool.store';

/** An exam of the school in which a teacher is here; that of another is not there. Held, it stays as it is to the end. */
export async function examOfSchool(
  { db, person }: Pick<CallerContext, 'person'> & { db: Db },
  examId: number,
  hold?: 'update' | 'share',
): Promise<SchoolExam> {
  const organisationId = schoolOf({ person });
  const rows = selectExamOfSchool(db, organisationId, examId);
  const [row] = await (hold ? rows.for(hold) : rows);
  return row ? { ...row, organisationId } : refuse('exam.notFound');
}

export const phaseOf = (
  row: Pick<ExamRow, 'startsAt' | 'endsAt' | 'publishedAt' | 'cancelledAt'>,
  now: Date,
): ExamPhase =>
  examPhaseOf(
    {
      startsAt: row.startsAt.getTime(),
      endsAt: row.endsAt.getTime(),
      publishedAt: row.publishedAt?.getTime() ?? null,
      cancelledAt: row.cancelledAt?.getTime() ?? null,
    },
    now.getTime(),
  );
