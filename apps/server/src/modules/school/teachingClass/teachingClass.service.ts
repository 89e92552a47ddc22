import { joinedByCodes, teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import type { Answers } from '@cheese/domain/contract/call';
import type { TeachingClassContract as C } from '@cheese/domain/contract/school/teachingClass';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { unlessTaken } from '../../../calls/unlessTaken';
import type { Person } from '../../../plugins/access';
import { newInvitation } from '../audience/audience.door';
import type { Reach } from '../rights/reach';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { takeOpenTerm } from '../term/term.service';
import { nameOf, tell } from './teachingClass.audit';
import { reachesOf, requireAbove, takeClass } from './teachingClass.access';
import { countPresent, insertPlaces } from './teachingClass.people.store';
import { takeMembers } from './teachingClass.people';
import {
  deleteClass,
  findClass,
  insertClass,
  selectClasses,
  selectOwn,
  updateClass,
  updateCode,
} from './teachingClass.store';

export async function listClasses(
  db: Db,
  { person, reach }: { person: Person; reach: Reach },
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const reaches = await reachesOf(db, person, reach);
  const { isWhole = false, departments = [] } = reaches.edit ?? {};
  return {
    ...(await selectClasses(db, reaches, query)),
    mayAdd: isWhole || departments.length > 0,
    needsTeacher: !isWhole,
  };
}

export async function readClass(
  db: Db,
  { person, reach }: { person: Person; reach: Reach },
  id: number,
): Promise<Answers<C['detail']>> {
  const found = await findClass(db, await reachesOf(db, person, reach), id);
  const { code, mayStaff, ...row } = found ?? refuse('teachingClass.notFound');
  const { mayEdit } = row;
  return { ...row, mayStaff: mayEdit && mayStaff, code: mayEdit ? code : null };
}

export async function listOwn(
  db: Db,
  person: Person,
  query: Static<C['mine']['query']>,
): Promise<Answers<C['mine']>> {
  const { id: personId, organisationId } = person;
  if (organisationId === null) return { list: [], total: 0 };
  const rows = await selectOwn(db, { ...query, personId, organisationId });
  const list = rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.getTime() }));
  return { list, total: rows[0]?.total ?? 0 };
}

type Changing = SchoolCaller & Pick<CallerContext<'sessions'>, 'sessions'>;

const oneName = { constraint: 'teaching_class_name', key: 'teachingClass.taken' } as const;

/** Only teachers of a class may not make another: somebody above them says who teaches. */
export async function addClass(
  db: Db,
  own: Changing,
  { teacherIds = [], termId, ...written }: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  const { reach, clock, sessions } = own;
  const { organisationId, isWhole, departments } = requireAbove(reach);
  const { id, teachers } = await unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      await takeOpenTerm(tx, organisationId, termId);
      const found = await takeMembers(tx, organisationId, teacherIds, teachingRoleCodes.teacher);
      const isOwn = found.some(({ departmentId }) => departments.includes(departmentId ?? 0));
      if (!isWhole && !isOwn) refuse('teachingClass.noTeacher');
      const now = clock.now();
      const row = await insertClass(tx, {
        ...tidied(written),
        organisationId,
        termId,
        createdAt: now,
      });
      await insertPlaces(tx, teacherIds, {
        teachingClassId: row.id,
        role: teachingRoleCodes.teacher,
        by: joinedByCodes.name,
        joinedAt: now,
      });
      await tell(tx, own, 'teachingClass.add', row);
      return { id: row.id, teachers: found };
    }),
  );
  for (const { personId } of teachers) if (personId !== null) sessions.forget(personId);
  return { id };
}

export const editClass = (
  db: Db,
  own: SchoolCaller,
  { id, version, ...written }: Static<C['edit']['body']>,
): Promise<Answers<C['edit']>> =>
  unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const row = await takeClass(tx, own.reach, id);
      if (row.version !== version) refuse('teachingClass.changedMeanwhile');
      const changed = tidied(written);
      await writeSchoolAudit(tx, own, {
        act: 'teachingClass.edit',
        about: nameOf(row),
        before: { name: nameOf(row) },
        after: { name: nameOf(changed) },
      });
      return { version: await updateClass(tx, row, changed) };
    }),
  );

export const removeClass = (db: Db, own: SchoolCaller, id: number) =>
  db.transaction(async (tx) => {
    const row = await takeClass(tx, own.reach, id);
    if (!row.mayStaff) refuse('access.denied');
    if ((await countPresent(tx, id)).learners > 0) refuse('teachingClass.hasLearners');
    await deleteClass(tx, id);
    await tell(tx, own, 'teachingClass.remove', row);
    return null;
  });

export const setCode = (db: Db, own: SchoolCaller, { id, isOpen }: Static<C['code']['body']>) =>
  db.transaction(async (tx) => {
    const row = await takeClass(tx, own.reach, id);
    const code = isOpen ? newInvitation() : null;
    await updateCode(tx, id, code);
    await tell(tx, own, 'teachingClass.code', row);
    return { code };
  });

const tidied = ({ name, courseName }: { name: string; courseName: string }) => ({
  name: name.trim(),
  courseName: courseName.trim(),
});
