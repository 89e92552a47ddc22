import type { Answers } from '@cheese/domain/contract/call';
import type { PracticeSetContract as C } from '@cheese/domain/contract/exam/practiceSet';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimitsWithin } from '../../base/limit/limit.service';
import {
  countNamed,
  findRemoved,
  findSet,
  insertSet,
  isNameTaken,
  selectNamed,
  updateSet,
} from './practiceSet.store';

const MOST_NAMED = 100;

type Row = NonNullable<Awaited<ReturnType<typeof findSet>>>;
const toSet = ({ madeAt, ...row }: Row) => ({ ...row, madeAt: madeAt.getTime() });

export async function listSets({ db, person }: CallerContext<'db'>): Promise<Answers<C['list']>> {
  return (await selectNamed(db, person.id)).map(toSet);
}

export async function readSet(
  { db, person }: CallerContext<'db'>,
  id: number,
): Promise<Answers<C['detail']>> {
  return toSet((await findSet(db, person.id, id)) ?? refuse('practiceSet.notFound'));
}

export async function addSet(
  { db, person, clock }: CallerContext<'db'>,
  { name, choices }: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  const now = clock.now();
  const turn = { key: `practiceSet:${person.id}`, limit: limits.practiceSetsOfPerson };
  const row = { personId: person.id, name: name?.trim() ?? null, choices, madeAt: now };
  return db.transaction(async (tx) => {
    await consumeRateLimitsWithin(tx, now, [turn]);
    if (name) await refuseTooMany(tx, person.id);
    return { id: (await insertSet(tx, row)) ?? refuse('practiceSet.nameTaken') };
  });
}

async function refuseTooMany(db: Db, personId: number) {
  if ((await countNamed(db, personId)) >= MOST_NAMED) refuse('practiceSet.tooMany');
}

async function refuseTaken(db: Db, personId: number, named: { setId: number; named: string }) {
  if ((await isNameTaken(db, personId, named)) > 0) refuse('practiceSet.nameTaken');
}

/** Gives it a name, or another one, and other choices where some are sent. */
export async function editSet(
  { db, person }: CallerContext<'db'>,
  { id, name, choices }: Static<C['edit']['body']>,
) {
  const known = (await findSet(db, person.id, id)) ?? refuse('practiceSet.notFound');
  if (known.name === null) await refuseTooMany(db, person.id);
  const named = name.trim();
  await refuseTaken(db, person.id, { setId: id, named });
  await updateSet(db, person.id, id, { name: named, ...(choices && { choices }) });
  return null;
}

export async function removeSet({ db, person, clock }: CallerContext<'db'>, id: number) {
  if (!(await findSet(db, person.id, id))) refuse('practiceSet.notFound');
  await updateSet(db, person.id, id, { removedAt: clock.now() });
  return null;
}

/** Undoes the removal, unless the name was given to another one meanwhile. */
export async function restoreSet({ db, person }: CallerContext<'db'>, id: number) {
  const known = (await findRemoved(db, person.id, id)) ?? refuse('practiceSet.notFound');
  if (known.name) await refuseTaken(db, person.id, { setId: id, named: known.name });
  await updateSet(db, person.id, id, { removedAt: null });
  return null;
}
