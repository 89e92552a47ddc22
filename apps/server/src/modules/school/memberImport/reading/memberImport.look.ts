import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import type { MemberVerdict } from '@cheese/domain/codes/school/memberImports';
import type { Db } from '../../../../db/database';
import { findReach } from '../../rights/rights.service';
import { whoseOf, type RosterCaller } from '../memberImport.caller';
import { judgeRoster } from '../judging/memberImport.judge';
import { judgeGroup, judgeLeaving } from '../judging/memberImport.leaving';
import type { Judgement, Line, Values } from '../memberImport.shapes';
import {
  selectClasses,
  selectDepartments,
  selectGroup,
  selectMembers,
  selectPhones,
} from '../memberImport.roll.store';
import type { NewRow } from '../memberImport.rows.store';
import { findOwnMember } from '../memberImport.store';
import type { MemberImportHead as ImportHead } from '../memberImport.tables';

type Lines = readonly Pick<Line, 'row' | 'values' | 'unread'>[];

interface LookContext extends Pick<ImportHead, 'kind' | 'leavingTo' | 'group'> {
  /** Within the transaction that saves it: nobody changes what was seen before that. */
  isLocked: boolean;
}

/** What a bulk act would do, as the school is now. */
export async function look(
  db: Db,
  caller: RosterCaller,
  { kind, leavingTo, group, isLocked }: LookContext,
  read: Lines,
): Promise<Judgement & { lines: Lines }> {
  const { organisationId } = caller.reach;
  // A preview of an older version of the product says nothing of newer columns.
  const lines = read.map(({ values, ...line }) => ({
    ...line,
    values: values && { ...nothingSaid, ...values },
  }));
  if (kind === 'leaving' && leavingTo !== null && group !== null) {
    const members = await selectGroup(db, organisationId, group, isLocked);
    const ofGroup = members.map(({ number, name }, at) => ({
      row: at + 1,
      values: { ...nothingSaid, number, name },
      unread: [],
    }));
    return { ...judgeGroup(members, leavingTo), lines: ofGroup };
  }
  const said = lines.flatMap(({ values }) => values ?? []);
  const numbers = [...new Set(said.map(({ number }) => number))];
  const members = await selectMembers(db, organisationId, numbers, isLocked);
  if (kind === 'leaving' && leavingTo !== null) {
    const ownId = await findOwnMember(db, whoseOf(caller));
    return { ...judgeLeaving(lines, { members, to: leavingTo, ownId }), lines };
  }
  const phones = [...new Set(said.flatMap(({ phone }) => phone ?? []))];
  const snapshot = {
    members,
    phones: await selectPhones(db, organisationId, phones),
    departments: await selectDepartments(db, organisationId),
    classes: await selectClasses(db, organisationId),
    now: caller.clock.now(),
    byPersonId: caller.person.id,
    mayChangeRoles: (await findReach(db, caller.person, 'roles'))?.isWhole ?? false,
  };
  return { ...(await judgeRoster(lines, snapshot)), lines };
}

const nothingSaid: Omit<Values, 'number' | 'name'> = {
  pinyin: null,
  phone: null,
  gender: null,
  role: null,
  year: null,
  department: null,
  major: null,
  className: null,
  birthMonth: null,
  guardianName: null,
  guardianPhone: null,
  consent: null,
};

/** The figures of a preview, and what it would make. */
export function summaryOf({ rows, departments, classes }: Judgement) {
  const counts = { created: 0, changed: 0, moved: 0, leaving: 0, unchanged: 0, faulty: 0 };
  for (const { verdict } of rows) counts[verdict satisfies MemberVerdict] += 1;
  const used = usedPlaces({ rows, departments, classes });
  return {
    counts,
    awaiting: rows.filter(({ plan }) => plan?.state === memberStateCodes.waiting).length,
    unclaimed: rows.filter(({ isUnclaimed }) => isUnclaimed).length,
    newDepartments: used.departments.map(({ label }) => label),
    newClasses: used.classes.map(({ label }) => label),
  };
}

/** Without those that only faulty rows would need. */
export function usedPlaces({ rows, departments, classes }: Judgement) {
  const wanted = new Set(rows.flatMap(({ plan }) => [plan?.department, plan?.schoolClass]));
  const keptClasses = classes.filter(({ key }) => wanted.has(key));
  for (const one of keptClasses) wanted.add(one.department);
  // Parents stand before their children.
  for (const one of [...departments].reverse()) if (wanted.has(one.key)) wanted.add(one.parent);
  return { departments: departments.filter(({ key }) => wanted.has(key)), classes: keptClasses };
}

/** The rows of a preview as they are stored. */
export const storedRows = (
  { rows, lines }: Judgement & { lines: Lines },
  cellsOf: (row: number) => string[],
): NewRow[] =>
  rows.map(({ plan: _plan, ...judged }, at) => ({
    ...judged,
    cells: cellsOf(judged.row),
    values: lines[at]?.values ?? null,
    unread: lines[at]?.unread ?? [],
  }));
