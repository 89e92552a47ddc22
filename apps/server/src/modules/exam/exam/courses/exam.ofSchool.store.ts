import type { Db } from '../../../../db/database';
import { exam } from '../exam.tables';
import { and, eq } from 'drizzle-orm';

export function selectExamOfSchool(db: Db, organisationId: number, examId: number) {
  const isIt = and(eq(exam.id, examId), eq(exam.organisationId, organisationId));
  return db.select().from(exam).where(isIt);
}
