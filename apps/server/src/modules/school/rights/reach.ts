import { roleCodes, type Role } from '@cheese/domain/codes/people/roles';
import type { SchoolRight } from '@cheese/domain/codes/school/schoolRights';

/** All roles of a member in their school. */
export interface Standing {
  membershipId: number;
  organisationId: number;
  role: Role;
  /** Departments that they head, with all below. */
  departments: readonly number[];
  /** Rights that an office of theirs gives. */
  office: readonly SchoolRight[];
  /** Administrative classes whose head teacher they are. */
  classes: readonly number[];
  /** Teaching classes, by what they are there. */
  taught: readonly number[];
  assisted: readonly number[];
  /** Those that they assist with a view of marks. */
  marked: readonly number[];
}

/** How far a right goes: over the whole school, or over these departments and classes alone. */
export interface Reach {
  organisationId: number;
  /** The line of the roll of whoever asks. */
  memberId: number;
  /** Only administrators change administrators, or people with roles of their own. */
  isAdministrator: boolean;
  isWhole: boolean;
  departments: readonly number[];
  classes: readonly number[];
  teachingClasses: readonly number[];
}

const headRights: readonly SchoolRight[] = [
  'viewPeople',
  'editPeople',
  'viewTeaching',
  'editTeaching',
  'insight',
  'notices',
];
const headTeacherRights: readonly SchoolRight[] = ['viewPeople', 'insight', 'notices'];
const teacherRights: readonly SchoolRight[] = [
  'viewPeople',
  'viewTeaching',
  'editTeaching',
  'marks',
  'insight',
  'notices',
];
const assistantRights: readonly SchoolRight[] = ['viewPeople', 'viewTeaching'];

/** Null where somebody has the right nowhere. */
export function reachOf(standing: Standing, right: SchoolRight): Reach | null {
  const { organisationId, membershipId: memberId, role, office } = standing;
  const isAdministrator = role === roleCodes.schoolAdmin;
  const who = { organisationId, memberId, isAdministrator };
  if (isAdministrator || office.includes(right)) {
    return { ...who, isWhole: true, departments: [], classes: [], teachingClasses: [] };
  }
  const where = (rights: readonly SchoolRight[], ids: readonly number[]) =>
    rights.includes(right) ? ids : [];
  const departments = where(headRights, standing.departments);
  const classes = where(headTeacherRights, standing.classes);
  const teachingClasses = [
    ...where(teacherRights, standing.taught),
    ...where(assistantRights, standing.assisted),
    ...where(['marks'], standing.marked),
  ];
  if (departments.length + classes.length + teachingClasses.length === 0) return null;
  return { ...who, isWhole: false, departments, classes, teachingClasses };
}
