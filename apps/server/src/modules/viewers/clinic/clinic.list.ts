import type { Answers } from '@cheese/domain/contract/call';
import type { ClinicContract as C } from '@cheese/domain/contract/viewers/clinic';
import { and, asc, eq, isNotNull, max } from 'drizzle-orm';
import type { AskedAlike } from '../../../alike';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { requireCase } from './clinic.known';
import { clinicCase, clinicRun } from './clinic.tables';

/** The same for everybody: what is one's own comes in afterwards. */
export async function listCases({
  db,
  query: { page, pageCnt, level },
}: Pick<AskedAlike<C['list']>, 'db' | 'query'>): Promise<Answers<C['list']>> {
  const where = level && eq(clinicCase.level, level);
  const { id, title, complaint, field, minutes } = clinicCase;
  const [rows, total] = await Promise.all([
    db
      .select({ ...{ id, title, complaint, field, minutes }, level: clinicCase.level })
      .from(clinicCase)
      .where(where)
      .orderBy(asc(id))
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(clinicCase, where),
  ]);
  return { list: rows.map((row) => ({ ...row, best: null })), total };
}

/** The best marks of somebody, by case; nobody's for a guest. */
export async function bestOf({ db, person }: { db: Db; person: Person | null }) {
  if (!person) return new Map<number, number | null>();
  const rows = await db
    .select({ caseId: clinicRun.caseId, best: max(clinicRun.points) })
    .from(clinicRun)
    .where(and(eq(clinicRun.personId, person.id), isNotNull(clinicRun.finishedAt)))
    .groupBy(clinicRun.caseId);
  return new Map(rows.map(({ caseId, best }) => [caseId, best]));
}

/** Neither aims nor manner: they say what is to be found out. */
export async function readCaseDetail({
  db,
  query: { id },
}: Pick<AskedAlike<C['detail']>, 'db' | 'query'>): Promise<Answers<C['detail']>> {
  const { of, choices } = await requireCase(db, id);
  const { title, field, level, minutes } = of;
  const { name, age, sex, picture, place, complaint, speaker = null } = of.patient;
  return {
    ...{ id, title, complaint, field, level, minutes, choices },
    patient: { name, age, sex, picture, place, speaker },
  };
}
