import type { Db } from '../../../db/database';
import { selectLentTo } from '../../learning/course/course.door';
import { listAudience } from '../../school/audience/audience.door';
import type { ExamRow } from './exam.tables';

type ExamRef = Pick<ExamRow, 'id' | 'organisationId' | 'audienceId'>;

/** The audience of an exam, and those of the courses that lend it. */
export async function audiencesOf(db: Db, { audienceId, ...exam }: ExamRef, now: Date) {
  const { id, organisationId } = exam;
  const lent = organisationId === null ? [] : await selectLentTo(db, { id, organisationId }, now);
  return [...new Set([audienceId, ...lent])];
}

/** Everyone with a name who may sit the exam, without repeats. */
export async function listExpected(db: Db, exam: ExamRef, now: Date): Promise<number[]> {
  const expected = new Set<number>();
  for (const audienceId of await audiencesOf(db, exam, now)) {
    for (const { personId } of await listAudience(db, audienceId)) expected.add(personId);
  }
  return [...expected];
}
