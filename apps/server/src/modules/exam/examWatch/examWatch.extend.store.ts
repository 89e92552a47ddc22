import type { Db } from '../../../db/database';
import { examExtension } from '../exam/exam.tables';
import { and, eq } from 'drizzle-orm';

export function selectExtension(db: Db, examId: number, personId: number) {
  const isTheirs = and(eq(examExtension.examId, examId), eq(examExtension.personId, personId));
  return db.select().from(examExtension).where(isTheirs);
}

export async function keepExtension(
  db: Db,
  {
    examId,
    personId,
    facts,
  }: {
    examId: number;
    personId: number;
    facts: Pick<typeof examExtension.$inferInsert, 'extraS' | 'grantedBy' | 'grantedAt'>;
  },
) {
  await db
    .insert(examExtension)
    .values({ examId, personId, ...facts })
    .onConflictDoUpdate({ target: [examExtension.examId, examExtension.personId], set: facts });
}
