import type { MemberState } from '@cheese/domain/codes/people/memberStates';
import type { Gender } from '@cheese/domain/codes/people/people';
import type { Role } from '@cheese/domain/codes/people/roles';
import { guardianshipIn, type GuardianshipRow } from '../../people/member/guardianship';
import type { MemberField, MemberVerdict } from '@cheese/domain/codes/school/memberImports';
import type { MemberImport, MemberImportRow } from '@cheese/domain/contract/school/memberImport';

export type Fault = MemberImportRow['faults'][number];
export type Change = MemberImportRow['changes'][number];

/** What a row says of a consent; the day may be left out. */
export type ConsentSaid = { isGiven: false } | { isGiven: true; on: string | null };

/** A row as it was read; what it does not say stays as it is. */
export interface Values {
  number: string;
  name: string | null;
  /** For search: read in the thread, whose dictionaries are large. */
  pinyin: string | null;
  phone: string | null;
  gender: Gender | null;
  role: Role | null;
  year: number | null;
  department: string | null;
  major: string | null;
  className: string | null;
  birthMonth: string | null;
  guardianName: string | null;
  guardianPhone: string | null;
  consent: ConsentSaid | null;
}

export interface Line {
  row: number;
  cells: string[];
  values: Values | null;
  unread: Fault[];
}

export interface RosterFile {
  columns: MemberImport['columns'];
  notices: string[];
  lines: Line[];
}

/** A line of the roll as it is now. */
export interface Member extends GuardianshipRow {
  id: number;
  number: string;
  account: string | null;
  name: string;
  phone: string | null;
  gender: Gender;
  role: Role;
  year: number | null;
  departmentId: number | null;
  classId: number | null;
  state: MemberState;
  version: number;
  personId: number | null;
  pinyin: string;
  leftAt: Date | null;
}

/** What an undo puts back. */
export type MemberBefore = Omit<Member, 'id' | 'number' | 'account' | 'version' | 'personId'>;

/** A department or class that is there, or the key of one that will be made. */
export type Place = number | string;

/** What becomes of somebody's line; `id` is null for a new one. */
export interface Plan {
  id: number | null;
  version: number;
  personId: number | null;
  number: string;
  name: string;
  /** Null for who keeps their name. */
  pinyin: string | null;
  phone: string | null;
  gender: Gender;
  role: Role;
  year: number | null;
  department: Place | null;
  schoolClass: Place | null;
  state: MemberState;
  guardianship: GuardianshipRow;
  /** How they were; null for a new line. */
  before: MemberBefore | null;
}

export interface Judged {
  row: number;
  verdict: MemberVerdict;
  isUnclaimed: boolean;
  changes: Change[];
  faults: Fault[];
  plan: Plan | null;
}

export interface NewDepartment {
  key: string;
  parent: Place | null;
  isMajor: boolean;
  name: string;
  label: string;
}

export interface NewClass {
  key: string;
  department: Place | null;
  year: number;
  name: string;
  label: string;
}

export interface Judgement {
  rows: Judged[];
  departments: NewDepartment[];
  classes: NewClass[];
}

export const fault = (field: MemberField, message: string): Fault => ({ field, message });

export const beforeOf = (member: Member): MemberBefore => ({
  name: member.name,
  phone: member.phone,
  gender: member.gender,
  role: member.role,
  year: member.year,
  departmentId: member.departmentId,
  classId: member.classId,
  state: member.state,
  pinyin: member.pinyin,
  leftAt: member.leftAt,
  ...guardianshipIn(member),
});
