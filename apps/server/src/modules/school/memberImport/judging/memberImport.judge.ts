import { isPresent, memberStates } from '@cheese/domain/codes/people/memberStates';
import { genderCodes, genders } from '@cheese/domain/codes/people/people';
import { roleCodes, roles } from '@cheese/domain/codes/people/roles';
import type { MemberVerdict } from '@cheese/domain/codes/school/memberImports';
import { rosterFaults as texts } from '@cheese/domain/texts/rosterFaults';
import { noGuardianship } from '../../../people/member/guardianship';
import { guardedBy, guardianChanges } from '../memberImport.guardian';
import {
  beforeOf,
  type Change,
  type Fault,
  fault,
  type Judged,
  type Judgement,
  type Line,
  type Member,
  type Plan,
  type Values,
} from '../memberImport.shapes';
import { type ClassNow, type DepartmentNow, Structure } from './memberImport.structure';
import { memberImportTexts } from '../memberImport.texts';
import { mapInParts } from '../inParts';

/** What the school and the platform know of the people of a file. */
export interface Snapshot {
  /** By number or account, whatever their state. */
  members: readonly Member[];
  /** Accounts with a phone of the file, and their line in this school. */
  phones: readonly { phone: string; memberId: number | null }[];
  departments: readonly DepartmentNow[];
  classes: readonly ClassNow[];
  now: Date;
  /** Who writes consents down. */
  byPersonId: number;
  /** Only administrators change roles. */
  mayChangeRoles: boolean;
}

export const faulty = (row: number, faults: Fault[]): Judged => ({
  row,
  verdict: 'faulty',
  isUnclaimed: false,
  changes: [],
  faults,
  plan: null,
});

export const grouped = (members: readonly Member[]) => {
  const found = new Map<string, Member[]>();
  for (const one of members) found.set(one.number, [...(found.get(one.number) ?? []), one]);
  return found;
};

/** Compares each row with the roll and with the rows above it; the same question, the same answer. */
export async function judgeRoster(
  lines: readonly Pick<Line, 'row' | 'values' | 'unread'>[],
  now: Snapshot,
): Promise<Judgement> {
  const structure = new Structure(now.departments, now.classes);
  const judge = judgeWith(now, structure);
  const rows = await mapInParts(lines, ({ row, values, unread }) =>
    values === null ? faulty(row, unread) : judge(row, values),
  );
  return { rows, departments: structure.departments, classes: structure.classes };
}

function judgeWith(now: Snapshot, structure: Structure) {
  const byNumber = grouped(now.members);
  const accounts = new Map(now.members.map((one) => [one.account, one.id]));
  const phones = new Map(now.phones.map((one) => [one.phone, one]));
  const numbersAbove = new Map<string, number>();
  const phonesAbove = new Map<string, number>();

  function faultsOf(row: number, values: Values, known: Member | undefined): Fault[] {
    const faults: Fault[] = [];
    const { number, phone, role } = values;
    const same = numbersAbove.get(number);
    if (same !== undefined) return [fault('number', texts.twice(same))];
    numbersAbove.set(number, row);
    if ((byNumber.get(number)?.length ?? 0) > 1) faults.push(fault('number', texts.numberTwice));
    const holder = accounts.get(number);
    if (holder !== undefined && holder !== known?.id)
      faults.push(fault('number', texts.accountTaken));
    if (phone !== null) {
      const alike = phonesAbove.get(phone);
      if (alike !== undefined) faults.push(fault('phone', texts.phoneTwice(alike)));
      else phonesAbove.set(phone, row);
      const memberId = phones.get(phone)?.memberId ?? null;
      if (memberId !== null && memberId !== known?.id)
        faults.push(fault('phone', texts.phoneOfMember));
    }
    if (!known) return faults;
    if (known.role === roleCodes.schoolAdmin) faults.push(fault('number', texts.isAdmin));
    else if (role !== null && role !== known.role && !now.mayChangeRoles)
      faults.push(fault('role', texts.roleChange));
    if (!isPresent(known.state))
      faults.push(fault('number', texts.notActive(memberStates[known.state])));
    return faults;
  }

  return (row: number, values: Values): Judged => {
    const known = byNumber.get(values.number)?.[0];
    const faults = faultsOf(row, values, known);
    if (faults.length > 0) return faulty(row, faults);
    const place = placed(values, known, structure);
    const role = values.role ?? known?.role ?? roleCodes.learner;
    const guarded = guardedBy(values, known, { ...now, role });
    const wrong = [place, guarded].flatMap((one) => ('faults' in one ? one.faults : []));
    if ('faults' in place || 'faults' in guarded) return faulty(row, wrong);
    const plan: Plan = {
      id: known?.id ?? null,
      version: known?.version ?? 1,
      personId: known?.personId ?? null,
      number: values.number,
      name: values.name ?? known?.name ?? '',
      pinyin: values.name === known?.name ? null : values.pinyin,
      phone: values.phone ?? known?.phone ?? null,
      gender: values.gender ?? known?.gender ?? genderCodes.undisclosed,
      role,
      ...guarded,
      before: known ? beforeOf(known) : null,
      ...place,
    };
    const changes = changesOf(plan, known, { structure, now: now.now });
    const isUnclaimed = !known && plan.phone !== null && phones.has(plan.phone);
    return { row, verdict: verdictOf(known, changes), isUnclaimed, changes, faults: [], plan };
  };
}

type Placed = Pick<Plan, 'department' | 'schoolClass' | 'year'> | { faults: Fault[] };

/** A class brings its year and department, unless the row says others. */
function placed(values: Values, known: Member | undefined, structure: Structure): Placed {
  const said = structure.placeOf(values.department, values.major);
  const inClass =
    values.className === null
      ? null
      : structure.classOf(
          values.className,
          values.year,
          said && 'place' in said ? said.place : (known?.departmentId ?? null),
        );
  const faults = [said, inClass].flatMap((one) => (one && 'fault' in one ? [one.fault] : []));
  if (faults.length > 0) return { faults };
  const schoolClass = inClass && 'place' in inClass ? inClass.place : (known?.classId ?? null);
  const isMoved = schoolClass !== null && schoolClass !== known?.classId;
  const ofClass = isMoved ? structure.ofClass(schoolClass) : null;
  const before = known?.departmentId ?? null;
  const wanted = said && 'place' in said ? said.place : (ofClass?.department ?? before);
  // A file that names the department alone leaves people in their major of it.
  const isInside =
    values.major === null &&
    wanted !== null &&
    before !== null &&
    structure.isWithin(before, wanted);
  return {
    schoolClass,
    department: isInside ? before : wanted,
    year: values.year ?? ofClass?.year ?? known?.year ?? null,
  };
}

const textOf = (said: string | number | null) =>
  said === null || said === '' ? memberImportTexts.none : String(said);

interface Seen {
  structure: Structure;
  now: Date;
}

function changesOf(plan: Plan, known: Member | undefined, { structure, now }: Seen): Change[] {
  const pairs: [Change['field'], string, string][] = [
    ['name', textOf(known?.name ?? null), plan.name],
    ['role', known ? roles[known.role] : memberImportTexts.none, roles[plan.role]],
    [
      'department',
      structure.labelOf(known?.departmentId ?? null),
      structure.labelOf(plan.department),
    ],
    [
      'className',
      structure.classLabel(known?.classId ?? null),
      structure.classLabel(plan.schoolClass),
    ],
    ['year', textOf(known?.year ?? null), textOf(plan.year)],
    ['gender', genders[known?.gender ?? genderCodes.undisclosed], genders[plan.gender]],
    ['phone', textOf(known?.phone ?? null), textOf(plan.phone)],
    ...guardianChanges(known ?? noGuardianship, plan.guardianship, now),
  ];
  return pairs.flatMap(([field, before, after]) =>
    before === after ? [] : [{ field, before, after }],
  );
}

const MOVES: readonly Change['field'][] = ['department', 'className'];

function verdictOf(known: Member | undefined, changes: readonly Change[]): MemberVerdict {
  if (!known) return 'created';
  if (changes.length === 0) return 'unchanged';
  return changes.some(({ field }) => MOVES.includes(field)) ? 'moved' : 'changed';
}
