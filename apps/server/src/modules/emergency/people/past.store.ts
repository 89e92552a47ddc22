import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { emergencyCertificate } from '../certificate/certificate.tables';
import { emergencyQuiz } from '../quiz/quiz.tables';
import { emergencyStudy } from '../study/study.tables';
import type { OrgUserRow } from './orgUser.store';

/** Where the organisation is written down in whose ranks somebody did something. */
const deeds = [emergencyQuiz, emergencyCertificate, emergencyStudy];

/** Whether somebody studied, was tested or earned a certificate in another organisation's ranks. */
export async function hasPastElsewhere(db: Db, { id, organisationId }: OrgUserRow) {
  for (const table of deeds) {
    const elsewhere = and(eq(table.personId, id), ne(table.organisationId, organisationId));
    if ((await db.$count(table, elsewhere)) > 0) return true;
  }
  return false;
}
