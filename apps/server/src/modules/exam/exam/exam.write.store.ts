import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { exam } from './exam.tables';

export const updateExam = (db: Db, examId: number, facts: Partial<typeof exam.$inferInsert>) =>
  db.update(exam).set(facts).where(eq(exam.id, examId));
