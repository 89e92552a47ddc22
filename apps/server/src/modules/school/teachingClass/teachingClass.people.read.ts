import type { Answers } from '@cheese/domain/contract/call';
import type { TeachingClassContract as C } from '@cheese/domain/contract/school/teachingClass';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Reach } from '../rights/reach';
import { reachesOf, requireAbove } from './teachingClass.access';
import { selectPlaces } from './teachingClass.people.store';
import { selectCandidates } from './teachingClass.roll.store';
import { findClass } from './teachingClass.store';

export async function listPlaces(
  db: Db,
  { person, reach }: { person: Person; reach: Reach },
  query: Static<C['people']['query']>,
): Promise<Answers<C['people']>> {
  const isSeen = await findClass(db, await reachesOf(db, person, reach), query.id);
  if (!isSeen) refuse('teachingClass.notFound');
  const { list: rows, total } = await selectPlaces(db, {
    ...query,
    organisationId: reach.organisationId,
  });
  const list = rows.map(({ joinedAt, leftAt, ...row }) => ({
    ...row,
    joinedAt: joinedAt.getTime(),
    leftAt: leftAt && leftAt.getTime(),
  }));
  return { list, total };
}

export async function listCandidates(
  db: Db,
  { person, reach }: { person: Person; reach: Reach },
  query: Static<C['candidates']['query']>,
): Promise<Answers<C['candidates']>> {
  if (query.id === undefined) requireAbove(reach);
  else {
    const found = await findClass(db, await reachesOf(db, person, reach), query.id);
    if (!found?.mayEdit) refuse('teachingClass.notFound');
  }
  return selectCandidates(db, { ...query, organisationId: reach.organisationId });
}
