import type { Db } from '../../../db/database';
import { takeHandedIn } from '../../learning/study/study.door';
import type { Submitted } from '../attempt/attempt.service';

/** What courses have of an exam that was handed in, by whomever. */
export async function takeExam(db: Db, { attempt }: Submitted, now: Date) {
  const { kind, personId, sourceId: examId } = attempt;
  if (kind === 'exam') await takeHandedIn(db, { personId, examId, now });
}
