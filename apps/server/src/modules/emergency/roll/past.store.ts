import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { certificate } from '../../people/certificate/certificate.tables';
import { emergencyQuiz } from '../quiz/quiz.tables';
import { emergencyStudy } from '../study/study.tables';
import type { OrgUserRow } from '../people/orgUser.door';
import { isWelfare } from '../certificateItem/certificateItem.filters';

/** Tables that record activity together with the organisation. */
const deeds = [
  { table: emergencyQuiz, isDone: isNotNull(emergencyQuiz.submittedAt) },
  { table: certificate, isDone: isWelfare },
  { table: emergencyStudy },
];

/** True if the person studied, was tested or earned a certificate in another organisation. */
export async function hasPastElsewhere(db: Db, { id, organisationId }: OrgUserRow) {
  for (const { table, isDone } of deeds) {
    const elsewhere = and(eq(table.personId, id), ne(table.organisationId, organisationId), isDone);
    if ((await db.$count(table, elsewhere)) > 0) return true;
  }
  return false;
}
