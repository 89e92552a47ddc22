import { roleCodes } from '@cheese/domain/codes/people/roles';
import {
  type JoinedBy,
  joinedByCodes,
  teachingLimits,
  type TeachingRole,
  teachingRoleCodes,
} from '@cheese/domain/codes/school/teachingClasses';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  PeopleAdded,
  TeachingClassContract as C,
} from '@cheese/domain/contract/school/teachingClass';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { retriedTransaction } from '../../../db/retriedTransaction';
import type { IncomingFile } from '../../../plugins/forms';
import {
  asInvitation,
  countGuesses,
  type Joining,
  numbersOfSheet,
} from '../audience/audience.door';
import type { SchoolCaller } from '../rights/schoolAudit';
import { tell } from './teachingClass.audit';
import { type TakenClass, takeClass } from './teachingClass.access';
import {
  countPresent,
  insertPlaces,
  selectLeft,
  selectPresent,
  updatePlaces,
} from './teachingClass.people.store';
import {
  countClasses,
  findMember,
  selectByNumbers,
  selectMembers,
  selectOfClasses,
} from './teachingClass.roll.store';
import { lockByCode } from './teachingClass.store';

const { learner, teacher, assistant } = teachingRoleCodes;

/** Active members of the school, who may be what they are taken in as. */
export async function takeMembers(
  tx: Db,
  organisationId: number,
  ids: readonly number[],
  role: TeachingRole,
) {
  if (ids.length === 0) return [];
  const found = await selectMembers(tx, organisationId, ids);
  if (found.length !== ids.length) refuse('teachingClass.strangers');
  const isLearner = found.some((one) => one.role === roleCodes.learner);
  if (role === teacher && isLearner) refuse('teachingClass.notTeacher');
  return found;
}

interface Arrivals {
  ids: readonly number[];
  role: TeachingRole;
  by: JoinedBy;
  now: Date;
}

async function arrive(
  tx: Db,
  { id }: { id: number },
  { ids, role, by, now }: Arrivals,
): Promise<PeopleAdded> {
  const added = await insertPlaces(tx, ids, { teachingClassId: id, role, by, joinedAt: now });
  await refuseTooMany(tx, id);
  return { added, already: ids.length - added };
}

async function refuseTooMany(tx: Db, id: number) {
  const { learners, staff } = await countPresent(tx, id);
  if (learners > teachingLimits.people) refuse('teachingClass.full');
  if (staff > teachingLimits.teachers) refuse('teachingClass.tooManyTeachers');
}

type Changing = SchoolCaller & Pick<CallerContext<'sessions'>, 'sessions'>;

/** By somebody else than those who join. */
async function enrol(
  tx: Db,
  own: SchoolCaller,
  taken: TakenClass,
  arrivals: Omit<Arrivals, 'now'>,
) {
  const counts = await arrive(tx, taken, { ...arrivals, now: own.clock.now() });
  await tell(tx, own, 'teachingClass.enrol', taken, counts.added);
  return counts;
}

export const addClasses = (
  db: Db,
  own: SchoolCaller,
  { id, classIds }: Static<C['addClasses']['body']>,
): Promise<PeopleAdded> =>
  retriedTransaction(db, async (tx) => {
    const { reach } = own;
    const taken = await takeClass(tx, reach, id);
    const known = await countClasses(tx, reach.organisationId, classIds);
    if (known !== classIds.length) refuse('teachingClass.noSuchClass');
    const ids = await selectOfClasses(tx, reach.organisationId, classIds);
    return enrol(tx, own, taken, { ids, role: learner, by: joinedByCodes.schoolClass });
  });

export async function addPeople(
  db: Db,
  own: Changing,
  { id, membershipIds: ids, role }: Static<C['addPeople']['body']>,
): Promise<PeopleAdded> {
  const { found, added } = await retriedTransaction(db, async (tx) => {
    const taken = await takeClass(tx, own.reach, id);
    refuseStaffing(taken, [{ role }]);
    const members = await takeMembers(tx, own.reach.organisationId, ids, role);
    const by = joinedByCodes.name;
    return { found: members, added: await enrol(tx, own, taken, { ids, role, by }) };
  });
  forgetAll(own.sessions, found);
  return added;
}

export async function addSheet(
  db: Db,
  { heavy, ...own }: SchoolCaller & Pick<CallerContext<'heavy'>, 'heavy'>,
  { id, file }: { id: number; file: IncomingFile },
): Promise<Answers<C['addSheet']>> {
  const rows = await heavy.run('readWorkbook', file.path, { person: own.person });
  const numbers = numbersOfSheet(rows);
  return retriedTransaction(db, async (tx) => {
    const taken = await takeClass(tx, own.reach, id);
    const found =
      numbers.length === 0 ? [] : await selectByNumbers(tx, own.reach.organisationId, numbers);
    const answered = new Set(
      found.flatMap(({ number, account, rollPhone, phone }) => [number, account, rollPhone, phone]),
    );
    const ids = [...new Set(found.map((one) => one.id))];
    const counts = await enrol(tx, own, taken, { ids, role: learner, by: joinedByCodes.file });
    return { ...counts, missing: numbers.filter((number) => !answered.has(number)) };
  });
}

export const setMarks = async (
  db: Db,
  own: Changing,
  { id, placeId, seesMarks }: Static<C['setMarks']['body']>,
) => {
  const found = await db.transaction(async (tx) => {
    const taken = await takeClass(tx, own.reach, id);
    const places = await selectPresent(tx, id, [placeId]);
    const [place] = places;
    if (!place) refuse('teachingClass.strangers');
    if (place.role !== assistant) refuse('teachingClass.learnersAlone');
    await updatePlaces(tx, [placeId], { seesMarks });
    await tell(tx, own, 'teachingClass.marks', taken);
    return places;
  });
  forgetAll(own.sessions, found);
  return null;
};

export async function removePeople(
  db: Db,
  own: Changing,
  { id, placeIds }: Static<C['removePeople']['body']>,
): Promise<Answers<C['removePeople']>> {
  const left = await db.transaction(async (tx) => {
    const taken = await takeClass(tx, own.reach, id);
    const places = await selectPresent(tx, id, placeIds);
    refuseStaffing(taken, places);
    await moveAll(tx, places, own.clock.now());
    await tell(tx, own, 'teachingClass.unenrol', taken, places.length);
    return places;
  });
  forgetAll(own.sessions, left);
  return { removed: left.length };
}

export async function undoRemove(
  db: Db,
  own: Changing,
  { id, placeIds }: Static<C['undoRemove']['body']>,
): Promise<Answers<C['undoRemove']>> {
  const back = await db.transaction(async (tx) => {
    const taken = await takeClass(tx, own.reach, id);
    const since = new Date(own.clock.now().getTime() - teachingLimits.undoMinutes * 60_000);
    const places = await selectLeft(tx, id, placeIds, since);
    if (places.length === 0) refuse('teachingClass.noUndo');
    refuseStaffing(taken, places);
    await moveAll(tx, places, null);
    await refuseTooMany(tx, id);
    await tell(tx, own, 'teachingClass.enrol', taken, places.length);
    return places;
  });
  forgetAll(own.sessions, back);
  return { restored: back.length };
}

async function moveAll(tx: Db, places: readonly { id: number }[], leftAt: Date | null) {
  const ids = places.map((place) => place.id);
  if (ids.length > 0) await updatePlaces(tx, ids, { leftAt });
}

/** Nobody makes a colleague, or takes one away, who is only a teacher there. */
function refuseStaffing({ mayStaff }: TakenClass, concerned: readonly { role: TeachingRole }[]) {
  const isStaffing = concerned.some(({ role }) => role === teacher);
  if (!mayStaff && isStaffing) refuse('teachingClass.staff');
}

/** A right given or taken away counts on this node at once, on others within seconds. */
function forgetAll(sessions: Changing['sessions'], people: readonly { personId: number | null }[]) {
  for (const { personId } of people) if (personId !== null) sessions.forget(personId);
}

/** Somebody of another school is told what a guesser is told. */
export const joinClass = (db: Db, joining: Joining, typed: string): Promise<Answers<C['join']>> =>
  countGuesses(db, joining, 'teachingClass.unknownCode', () =>
    db.transaction(async (tx) => {
      const row =
        (await lockByCode(tx, asInvitation(typed))) ?? refuse('teachingClass.unknownCode');
      const member = await findMember(tx, row.organisationId, joining.person.id);
      if (!member) refuse('teachingClass.unknownCode');
      const now = joining.clock.now();
      const arrivals = { ids: [member.id], role: learner, by: joinedByCodes.code, now };
      const { added } = await arrive(tx, row, arrivals);
      return { name: row.name, courseName: row.courseName, isNew: added > 0 };
    }),
  );
