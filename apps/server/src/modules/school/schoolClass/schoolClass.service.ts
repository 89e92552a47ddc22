import type { Answers } from '@cheese/domain/contract/call';
import type {
  SchoolClass,
  SchoolClassContract as C,
} from '@cheese/domain/contract/school/schoolClass';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import { unlessTaken } from '../../../calls/unlessTaken';
import { requireDepartment } from '../../people/organisation/organisation.door';
import type { Reach } from '../rights/reach';
import { requireWhole } from '../rights/rights.service';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import {
  countInClass,
  deleteClass,
  findClass,
  findTeacherId,
  insertClass,
  selectClasses,
  updateClass,
} from './schoolClass.store';

export async function listClasses(
  db: Db,
  reach: Reach,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectClasses(db, reach, query);
  return { total, list: rows.map(toClass) };
}

type Row = Awaited<ReturnType<typeof selectClasses>>['rows'][number];

const toClass = ({
  departmentId,
  departmentName,
  teacherId,
  teacherName,
  ...row
}: Row): SchoolClass => ({
  ...row,
  archivedAt: row.archivedAt?.getTime() ?? null,
  department:
    departmentId === null || departmentName === null
      ? null
      : { id: departmentId, name: departmentName },
  teacher:
    teacherId === null || teacherName === null ? null : { memberId: teacherId, name: teacherName },
});

type Written = Static<C['add']['body']>;

async function checked(tx: Db, own: SchoolCaller, asked: Written) {
  const { organisationId } = requireWhole(own.reach);
  const { departmentId, teacherMemberId, year } = asked;
  await requireDepartment(tx, organisationId, departmentId);
  const teacherId =
    teacherMemberId === null
      ? null
      : ((await findTeacherId(tx, organisationId, teacherMemberId)) ??
        refuse('schoolClass.noTeacher'));
  return { organisationId, departmentId, year, name: requireText(asked.name), teacherId };
}

/** Two classes of a year with one name cannot be told apart. */
const oneName = { constraint: 'school_class_name', key: 'schoolClass.nameTaken' } as const;

export const addClass = (db: Db, own: SchoolCaller, asked: Written) =>
  unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const row = await checked(tx, own, asked);
      const id = await insertClass(tx, row);
      await writeSchoolAudit(tx, own, { act: 'schoolClass.add', about: labelOf(row) });
      return { id };
    }),
  );

const labelOf = ({ year, name }: { year: number; name: string }) => `${year} ${name}`;

const find = async (tx: Db, { reach }: SchoolCaller, id: number) =>
  (await findClass(tx, requireWhole(reach).organisationId, id)) ?? refuse('schoolClass.notFound');

export const editClass = (db: Db, own: SchoolCaller, asked: Static<C['edit']['body']>) =>
  unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const before = await find(tx, own, asked.id);
      if (before.version !== asked.version) refuse('schoolClass.changedMeanwhile');
      const row = await checked(tx, own, asked);
      await updateClass(tx, asked.id, row);
      await writeSchoolAudit(tx, own, {
        act: 'schoolClass.edit',
        about: labelOf(row),
        before: { name: labelOf(before) },
        after: { name: labelOf(row) },
      });
      return null;
    }),
  );

export const archiveClass = (
  db: Db,
  own: SchoolCaller,
  { id, isArchived }: Static<C['archive']['body']>,
) =>
  db.transaction(async (tx) => {
    const row = await find(tx, own, id);
    if ((row.archivedAt !== null) === isArchived) return null;
    await updateClass(tx, id, { archivedAt: isArchived ? own.clock.now() : null });
    const act = isArchived ? 'schoolClass.archive' : 'schoolClass.restore';
    await writeSchoolAudit(tx, own, { act, about: labelOf(row) });
    return null;
  });

export const removeClass = (db: Db, own: SchoolCaller, id: number) =>
  db.transaction(async (tx) => {
    const row = await find(tx, own, id);
    if ((await countInClass(tx, id)) > 0) refuse('schoolClass.notEmpty');
    await deleteClass(tx, id);
    await writeSchoolAudit(tx, own, { act: 'schoolClass.remove', about: labelOf(row) });
    return null;
  });
