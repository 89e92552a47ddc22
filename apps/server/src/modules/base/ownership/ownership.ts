import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { Person, Role } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';

/**
 * Permissions on material of schools and of the platform. A school's material is edited by all its
 * teachers and seen by its members; the platform's is edited by its administrators and seen by
 * everyone. Modules with rules of their own (courses, banks) start from these.
 */

/** A school's id, or null for the platform. */
export interface Owned {
  readonly organisationId: number | null;
}

type Somebody = Pick<Person, 'roles' | 'organisationId'>;

export const runsPlatform = (person: Somebody | null) =>
  person?.roles.includes('platformAdmin') ?? false;

export const runsSchool = (person: Somebody) =>
  person.organisationId !== null && person.roles.includes('schoolAdmin');

/** The school where the person teaches; administrators count as teachers. */
export function schoolTaughtBy(person: Somebody | null): number | null {
  const isTeaching = person?.roles.some((role) => role === 'teacher' || role === 'schoolAdmin');
  return person && isTeaching ? person.organisationId : null;
}

/** True if the person may edit it, and so sees it as a draft. */
export function mayEdit({ organisationId }: Owned, person: Somebody | null): boolean {
  if (organisationId === null) return runsPlatform(person);
  return organisationId === schoolTaughtBy(person);
}

/** True for administrators of the owner, regardless of who made it. */
export const mayAdminister = ({ organisationId }: Owned, person: Somebody) =>
  organisationId === null
    ? runsPlatform(person)
    : runsSchool(person) && organisationId === person.organisationId;

/** True for the platform's material and that of the person's own school. */
export const isMadeFor = ({ organisationId }: Owned, person: Owned | null) =>
  organisationId === null || organisationId === (person?.organisationId ?? null);

/** Others are told that it does not exist. */
export const mayView = (
  { isShown, ...owned }: Owned & { isShown: boolean },
  person: Person | null,
) => isMadeFor(owned, person) && (isShown || mayEdit(owned, person));

/** Owner of new material; a teacher who may choose but does not gets their school. */
export function ownerFor(person: Somebody, shelf?: Shelf): number | null {
  const school = schoolTaughtBy(person);
  if (school !== null && shelf !== 'platform') return school;
  return runsPlatform(person) && shelf !== 'school' ? null : refuse('access.denied');
}

/** For those who make something at all, wherever. */
export const requireMaker = (person: Somebody): void => void ownerFor(person);

/** For resources that are viewed only within a school. */
export const requireSchool = (person: Somebody): number =>
  schoolTaughtBy(person) ?? refuse('access.denied');

const makers: readonly Role[] = ['teacher', 'schoolAdmin', 'welfareManager', 'platformAdmin'];

/**
 * True if the person makes material for others anywhere: a school, the platform or a welfare
 * centre.
 */
export const makesMaterial = (person: Somebody) =>
  person.roles.some((role) => makers.includes(role));
