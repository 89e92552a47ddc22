import type { Db } from '../../../../db/database';
import type { Person } from '../../../../plugins/access';
import { refuse } from '../../../../calls/refusal';
import { type ExamContext, refuseOutside } from './exam.demands';
import { selectTries } from './exam.enter.store';

/** Refuses a learner without an open try, who has to enter first. */
export async function openTry(db: Db, person: Person, examId: number) {
  const tries = await selectTries(db, person.id, examId);
  const open = tries.find(({ submittedAt }) => submittedAt === null);
  if (open) return open;
  return refuse(tries.length > 0 ? 'attempt.submitted' : 'exam.notEntered');
}

/** If only one device is allowed, the device that entered last keeps the exam. */
export function refuseElsewhere({ sessionId }: { sessionId: number | null }, person: Person) {
  if (sessionId !== null && sessionId !== person.sessionId) refuse('attempt.elsewhere');
}

/** Checks the address, the audience and the device. */
export async function requireSitting(context: ExamContext, examId: number) {
  const { db, person } = context;
  const open = await openTry(db, person, examId);
  refuseElsewhere(open, person);
  await refuseOutside(context, examId);
  return open;
}

/**
 * Only within the exam's own time: access to lent material ends then, not after the grace period.
 */
export async function requireRunning(
  context: ExamContext,
  examId: number,
): Promise<{ endsAt: Date }> {
  const { endsAt } = await requireSitting(context, examId);
  if (endsAt === null || endsAt <= context.clock.now()) return refuse('exam.over');
  return { endsAt };
}
