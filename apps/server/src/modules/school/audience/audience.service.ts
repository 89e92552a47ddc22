import type {
  AudienceAsked,
  AudiencePerson,
  AudienceShown,
} from '@cheese/domain/contract/school/audience';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { newInvitation } from './audience.code';
import { chooseGroups } from './audience.groups';
import {
  countInGroups,
  replaceGroups,
  selectGroups,
  selectInGroups,
} from './audience.groups.store';
import {
  countLearners,
  countMembers,
  countOfSchool,
  deleteMembersBut,
  findAudience,
  insertAudience,
  insertMembers,
  selectLearners,
  selectMemberIds,
  selectMembers,
  updateAudience,
} from './audience.store';
import type { AudienceRow } from './audience.tables';

/** The teacher's current school. */
export const schoolOf = ({ organisationId }: Person) => organisationId ?? refuse('access.denied');

/** An audience of the user's own school. */
async function own(db: Db, person: Person, id: number, isForUpdate = false) {
  const row = await findAudience(db, id, isForUpdate);
  return row && row.organisationId === person.organisationId ? row : refuse('audience.notFound');
}

/**
 * Creates an audience and returns its id for the caller's row. Call within the caller's
 * transaction.
 */
export async function writeAudience(
  db: Db,
  { person, clock }: CallerContext,
  asked: AudienceAsked,
): Promise<number> {
  const organisationId = schoolOf(person);
  const code = asked.kind === 'code' ? newInvitation() : null;
  const row = { kind: asked.kind, organisationId, code, createdAt: clock.now() };
  const id = await insertAudience(db, row);
  if (asked.kind === 'chosen') await choose(db, { id, organisationId }, asked, clock.now());
  if (asked.kind === 'groups') await chooseGroups(db, { id, organisationId }, asked);
  return id;
}

/** Replaces the audience; an existing code and its members stay. */
export async function replaceAudience(
  db: Db,
  { person, clock }: CallerContext,
  audienceId: number,
  asked: AudienceAsked,
): Promise<void> {
  const { id, code, kind } = await own(db, person, audienceId, true);
  const organisationId = schoolOf(person);
  const codeNow = asked.kind === 'code' ? (code ?? newInvitation()) : null;
  await updateAudience(db, id, { kind: asked.kind, code: codeNow });
  if (asked.kind === 'groups') await chooseGroups(db, { id, organisationId }, asked);
  else if (kind === 'groups') await replaceGroups(db, id, []);
  if (asked.kind === 'chosen') await choose(db, { id, organisationId }, asked, clock.now());
  else if (asked.kind !== kind) await deleteMembersBut(db, id, []);
  else if (asked.kind === 'code' && asked.personIds) {
    await deleteMembersBut(db, id, asked.personIds);
  }
}

interface AudienceRef {
  id: number;
  organisationId: number;
}

async function choose(
  db: Db,
  { id, organisationId }: AudienceRef,
  asked: AudienceAsked,
  now: Date,
) {
  const personIds = asked.personIds ?? [];
  if (personIds.length === 0) refuse('audience.nobody');
  // A person already chosen stays, even after leaving the school.
  const members = new Set(await selectMemberIds(db, id));
  const added = personIds.filter((personId) => !members.has(personId));
  const known = added.length === 0 ? 0 : await countOfSchool(db, organisationId, added);
  if (known !== added.length) refuse('audience.strangers');
  await deleteMembersBut(db, id, personIds);
  await insertMembers(db, id, personIds, now);
}

export async function countAudience(db: Db, audienceId: number): Promise<number> {
  const row = (await findAudience(db, audienceId)) ?? refuse('audience.notFound');
  return countOf(db, row);
}

const isWholeSchool = ({ kind }: AudienceRow) => kind === 'organisation';

function countOf(db: Db, row: AudienceRow) {
  if (row.kind === 'groups') return countInGroups(db, row.id);
  return isWholeSchool(row) && row.organisationId !== null
    ? countLearners(db, row.organisationId)
    : countMembers(db, row.id);
}

/** For teachers of that school only. */
export async function readAudience(
  db: Db,
  person: Person,
  audienceId: number,
): Promise<AudienceShown> {
  const row = await own(db, person, audienceId);
  const { id, kind, code } = row;
  const isCounted = isWholeSchool(row) || kind === 'groups';
  const people = isCounted ? [] : await selectMembers(db, row);
  const count = isCounted ? await countOf(db, row) : people.length;
  const groups = kind === 'groups' ? await selectGroups(db, id) : [];
  return { id, kind, code, count, people, groups };
}

/** Every member by name, even of a whole school or department, so that attendance can be compared. */
export async function listAudience(db: Db, audienceId: number): Promise<AudiencePerson[]> {
  const row = (await findAudience(db, audienceId)) ?? refuse('audience.notFound');
  if (row.kind === 'groups') return selectInGroups(db, row.id);
  return isWholeSchool(row) && row.organisationId !== null
    ? selectLearners(db, row.organisationId)
    : selectMembers(db, row);
}

export const renewCode = (db: Db, { person }: Pick<CallerContext, 'person'>, audienceId: number) =>
  db.transaction(async (tx) => {
    const { id, kind } = await own(tx, person, audienceId, true);
    if (kind !== 'code') refuse('audience.noCode');
    const code = newInvitation();
    await updateAudience(tx, id, { code });
    return { code };
  });
