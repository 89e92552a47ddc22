import type { Answers } from '@cheese/domain/contract/call';
import type { PatientContract as C } from '@cheese/domain/contract/training/patient';
import type { SharedCallContext } from '../../../calls/shared';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { ViewerScope } from '../../base/ownership/visibleTo';
import { seeCase } from './patient.known';
import { selectBest, selectCases } from './patient.list.store';

/** The same for all of a school: what is one's own comes in afterwards. */
export async function listCases(
  { db, query: { page, pageCnt, level } }: Pick<SharedCallContext<C['list']>, 'db' | 'query'>,
  eyes: ViewerScope,
): Promise<Answers<C['list']>> {
  const [rows, total] = await selectCases(db, { school: eyes.school, level, pageCnt, page });
  return { list: rows.map((row) => ({ ...row, best: null })), total };
}

/** The user's best points by case; empty for a visitor. */
export async function bestOf({ db, person }: { db: Db; person: Person | null }) {
  if (!person) return new Map<number, number | null>();
  const rows = await selectBest(db, person.id);
  return new Map(rows.map(({ caseId, best }) => [caseId, best]));
}

/** Neither aims nor manner: they say what is to be found out. */
export async function readCaseDetail(
  { db, query }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
  eyes: ViewerScope,
): Promise<Answers<C['detail']>> {
  const { id, of, version, choices } = await seeCase(db, query.id, eyes, query.version);
  const { title, field, level, minutes } = of;
  const { name, age, sex, picture, place, complaint, speaker = null } = of.patient;
  return {
    id,
    version,
    title,
    complaint,
    field,
    level,
    minutes,
    choices,
    patient: { name, age, sex, picture, place, speaker },
  };
}
