import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { exam } from '../exam/exam.tables';

export async function isOfSchool(db: Db, examId: number, organisationId: number) {
  const isIt = and(eq(exam.id, examId), eq(exam.organisationId, organisationId));
  return (await db.$count(exam, isIt)) > 0;
}
