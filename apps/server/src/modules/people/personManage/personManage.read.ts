import type { Answers } from '@cheese/domain/contract/call';
import type {
  ManagedPerson,
  PersonManageContract as C,
} from '@cheese/domain/contract/people/personManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { hideMiddle } from '../person/hideMiddle';
import type { PersonRow } from '../person/person.tables';
import { writeLook } from '../privacy/privacy.look';
import { selectAlive } from '../session/session.door';
import { findPerson, selectPeople, selectSchoolsOf } from './personManage.store';

export async function listPeople(
  db: Db,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const keyword = query.keyword?.trim();
  const { rows, total } = await selectPeople(db, { ...query, ...(keyword && { keyword }) });
  return { total, list: await withSchools(db, rows) };
}

/** Whoever is looked at may read who did. */
export async function readPerson(
  db: Db,
  own: CallerContext,
  id: number,
): Promise<Answers<C['detail']>> {
  const row = (await findPerson(db, id)) ?? refuse('person.notFound');
  await writeLook(db, own, { personId: id, place: 'person', organisationId: null });
  const [shown] = await withSchools(db, [row]);
  const sessions = await selectAlive(db, id, own.clock.now());
  return {
    ...present(shown),
    hasPassword: row.passwordHash !== null,
    sessions: sessions.map(({ id: sessionId, device, address, lastUsedAt }) => ({
      id: sessionId,
      device,
      address,
      lastUsedAt: lastUsedAt.getTime(),
    })),
  };
}

async function withSchools(db: Db, rows: readonly PersonRow[]): Promise<ManagedPerson[]> {
  if (rows.length === 0) return [];
  const schools = await selectSchoolsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, nickname, phone, isPlatformAdmin, registeredAt, disabledAt }) => ({
    id,
    name,
    nickname,
    phone: hideMiddle(phone),
    isPlatformAdmin,
    registeredAt: registeredAt.getTime(),
    disabledAt: disabledAt?.getTime() ?? null,
    schools: schools
      .filter(({ personId }) => personId === id)
      .map(({ personId: _personId, ...school }) => school),
  }));
}
