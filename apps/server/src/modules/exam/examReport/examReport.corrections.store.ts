import type { Db } from '../../../db/database';
import { person } from '../../people/person/person.tables';
import { attemptCorrection } from '../attempt/attempt.tables';
import { and, desc, eq, sql } from 'drizzle-orm';

export const selectCorrections = (db: Db, examId: number) =>
  db
    .select({
      correction: attemptCorrection,
      by: sql<string>`coalesce(${person.name}, ${person.nickname}, '')`,
    })
    .from(attemptCorrection)
    .leftJoin(person, eq(person.id, attemptCorrection.correctedBy))
    .where(and(eq(attemptCorrection.kind, 'exam'), eq(attemptCorrection.sourceId, examId)))
    .orderBy(desc(attemptCorrection.id));
