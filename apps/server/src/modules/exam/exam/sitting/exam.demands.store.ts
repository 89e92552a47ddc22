import type { Db } from '../../../../db/database';
import { audience, audienceMember } from '../../../school/audience/audience.tables';
import { eq } from 'drizzle-orm';
import { exam } from '../exam.tables';

export function selectDemands(db: Db, examId: number) {
  const { kind, organisationId } = audience;
  return db
    .select({ ranges: exam.ranges, audienceId: audience.id, kind, organisationId })
    .from(exam)
    .innerJoin(audience, eq(audience.id, exam.audienceId))
    .where(eq(exam.id, examId));
}

export const selectMembers = (db: Db, audienceId: number) =>
  db
    .select({ personId: audienceMember.personId })
    .from(audienceMember)
    .where(eq(audienceMember.audienceId, audienceId));
