import { blankCase } from '@cheese/clinic/writing/blank';
import { packCase } from '@cheese/clinic/exchange/pack';
import { caseMakingLimits as limits } from '@cheese/domain/codes/viewers/caseMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type { CaseMakingContract as C, MadeCase } from '@cheese/domain/contract/viewers/caseMaking';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import type { Static } from 'typebox';
import { refuse } from '../../../refusal';
import { type Owner, ownerOf, stateOf } from '../making/making.own';
import { caseIn } from './caseMaking.file';
import { type Asking, takeOwn } from './caseMaking.own';
import {
  countMakings,
  deleteMaking,
  insertMaking,
  type Listed,
  listMakings,
  updateMaking,
} from './caseMaking.store';

export function toMade({ its, isShown }: Listed): MadeCase {
  const { id, title, field, level, version, edition, organisationId, caseId, updatedAt } = its;
  return {
    ...{ id, title, field, level, version, edition, caseId, state: stateOf(its, isShown) },
    ...{ isPlatform: organisationId === null, updatedAt: updatedAt.getTime() },
  };
}

const rowOf = (of: ClinicCase, now: Date) => ({
  ...{ of, title: of.title, field: of.field, level: of.level, updatedAt: now },
});

export async function listOwn(
  { db, person }: Asking,
  { shelf, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await listMakings(db, ownerOf(person, shelf).organisationId, asked);
  return { list: rows.map(toMade), total };
}

export async function readOwn(
  { db, person }: Pick<Asking, 'db' | 'person'>,
  id: number,
): Promise<Answers<C['detail']>> {
  const found = await takeOwn(db, person, id);
  return { ...toMade(found), file: packCase(found.its.of) };
}

export const createCase = (
  asking: Asking,
  { title, shelf }: Static<C['create']['body']>,
): Promise<MadeCase> => add(asking, ownerOf(asking.person, shelf), blankCase(title.trim()));

export function takeFile(
  asking: Asking,
  { file, shelf }: Static<C['takeFile']['body']>,
): Promise<MadeCase> {
  const owner = ownerOf(asking.person, shelf);
  return add(asking, owner, caseIn(file));
}

async function add({ db, person, clock }: Asking, { organisationId }: Owner, of: ClinicCase) {
  const there = await countMakings(db, organisationId);
  if (there >= limits.cases) refuse('caseMaking.tooMany');
  const whose = { organisationId, createdBy: person.id };
  const id = await insertMaking(db, { ...rowOf(of, clock.now()), ...whose });
  return toMade(await takeOwn(db, person, id));
}

/** All at once, or not at all: nobody writes over what a colleague has saved meanwhile. */
export async function saveCase(
  asking: Asking,
  { id, edition, file }: Static<C['save']['body']>,
): Promise<Answers<C['save']>> {
  const { db, person, clock } = asking;
  await takeOwn(db, person, id);
  const of = caseIn(file);
  await db.transaction(async (tx) => {
    const { its } = await takeOwn(tx, person, id, true);
    if (its.edition !== edition) refuse('caseMaking.changedMeanwhile');
    await updateMaking(tx, id, { ...rowOf(of, clock.now()), edition: edition + 1 });
  });
  return readOwn(asking, id);
}

/** Of what was published learners have results: it is withdrawn, and stays. */
export async function removeCase({ db, person }: Asking, id: number): Promise<null> {
  await db.transaction(async (tx) => {
    const { its } = await takeOwn(tx, person, id, true);
    if (its.version > 0) refuse('caseMaking.published');
    await deleteMaking(tx, id);
  });
  return null;
}
