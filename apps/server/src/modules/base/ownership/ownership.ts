import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { Person, Role } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';

/**
 * Who may make, see and change what schools and the platform make. What a school made is kept by
 * all who teach there and seen by its people; what the platform made is kept by who runs it and
 * seen by everybody. Areas with rules of their own (courses, banks) begin from these.
 */

/** Whose something is: a school's by its number, with null the platform's. */
export interface Owned {
  readonly organisationId: number | null;
}

type Somebody = Pick<Person, 'roles' | 'organisationId'>;

export const runsPlatform = (person: Somebody | null) =>
  person?.roles.includes('platformAdmin') ?? false;

export const runsSchool = (person: Somebody) =>
  person.organisationId !== null && person.roles.includes('schoolAdmin');

/** The school in which somebody teaches; whoever runs a school teaches there, too. */
export function schoolTaughtBy(person: Somebody | null): number | null {
  const isTeaching = person?.roles.some((role) => role === 'teacher' || role === 'schoolAdmin');
  return person && isTeaching ? person.organisationId : null;
}

/** Whether somebody may change it, and sees it before it is shown. */
export function mayKeep({ organisationId }: Owned, person: Somebody | null): boolean {
  if (organisationId === null) return runsPlatform(person);
  return organisationId === schoolTaughtBy(person);
}

/** Whether it is theirs to govern, whoever of their own made it: the school's, or the platform's. */
export const mayGovern = ({ organisationId }: Owned, person: Somebody) =>
  organisationId === null
    ? runsPlatform(person)
    : runsSchool(person) && organisationId === person.organisationId;

/** Whether it is made for them. */
export const isMadeFor = ({ organisationId }: Owned, person: Owned | null) =>
  organisationId === null || organisationId === (person?.organisationId ?? null);

/** Whether it is there for them: of what is another's, or not shown, nobody else learns. */
export const maySee = (
  { isShown, ...owned }: Owned & { isShown: boolean },
  person: Person | null,
) => isMadeFor(owned, person) && (isShown || mayKeep(owned, person));

/** Whose things somebody makes: where they may do so for both and do not say, their school's. */
export function ownerFor(person: Somebody, shelf?: Shelf): number | null {
  const school = schoolTaughtBy(person);
  if (school !== null && shelf !== 'platform') return school;
  return runsPlatform(person) && shelf !== 'school' ? null : refuse('access.denied');
}

/** For those who make something at all, wherever. */
export const requireMaker = (person: Somebody): void => void ownerFor(person);

/** For what is looked at in one's own school alone. */
export const requireSchool = (person: Somebody): number =>
  schoolTaughtBy(person) ?? refuse('access.denied');

const makers: readonly Role[] = ['teacher', 'schoolAdmin', 'welfareManager', 'platformAdmin'];

/** Who makes material for others at all, in schools, on the platform or in a welfare centre. */
export const makesMaterial = (person: Somebody) =>
  person.roles.some((role) => makers.includes(role));
