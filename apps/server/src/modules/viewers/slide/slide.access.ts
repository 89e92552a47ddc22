import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../refusal';
import { openedByRow } from '../../shop/entitlement/entitlement.rules';
import { isLent } from '../slideTray/slideTray.door';
import { findStanding, findStandings, type Standing } from './slide.standing';

export interface Asking {
  db: Db;
  person: Person | null;
  clock: Pick<Clock, 'now'>;
}

/** What of a slide somebody may have. */
export interface SlideAccess extends Pick<Standing, 'slide' | 'scan' | 'library' | 'commodityId'> {
  /** Its tiles are for them. */
  isOpen: boolean;
  /** It is theirs to teach with: they see its label, too, which may name a patient. */
  isTeaching: boolean;
}

/**
 * The one place that says who may see a slide. Of a school's own, and of what is not on sale, nobody
 * else learns that it is there.
 */
export async function seeSlide({ clock, ...asking }: Asking, id: number): Promise<SlideAccess> {
  const now = clock.now();
  const found = (await findStanding({ ...asking, now }, id)) ?? refuse('slide.notFound');
  const { db, person } = asking;
  // Asked for by those alone who would be refused else.
  if (person && wantsTray(found, person) && (await isLent(db, person, id, now))) {
    return { ...found, isOpen: true, isTeaching: false };
  }
  return seen(found, person) ?? refuse('slide.notFound');
}

/** The same of several, by their numbers: what is not there for them is left out, trays as well. */
export async function seeSlides(
  { clock, ...asking }: Asking,
  ids: readonly number[],
): Promise<Map<number, SlideAccess>> {
  if (ids.length === 0) return new Map();
  const found = await findStandings({ ...asking, now: clock.now() }, ids);
  return new Map(
    found.flatMap((standing) => {
      const access = seen(standing, asking.person);
      return access ? [[access.slide.id, access] as const] : [];
    }),
  );
}

/** A school's slide may lie in a tray for who is not of that school, or before it is shown to all. */
const wantsTray = ({ slide, library }: Standing, person: Person) =>
  library.organisationId !== null &&
  !teaches(library, person) &&
  !(slide.isShown && isOfSchool(library, person));

/** The same for who may look at it. */
export async function requireSlide(asking: Asking, id: number): Promise<SlideAccess> {
  const access = await seeSlide(asking, id);
  return access.isOpen ? access : refuse('slide.locked');
}

/** The same for who teaches with it; to who may only look at it that is said. */
export async function requireTaught(asking: Asking, id: number): Promise<SlideAccess> {
  const access = await seeSlide(asking, id);
  return access.isTeaching ? access : refuse('access.denied');
}

function seen(standing: Standing, person: Person | null): SlideAccess | null {
  const { slide, scan, library, commodityId } = standing;
  const isTeaching = person !== null && teaches(library, person);
  const isOpen = isTeaching || isOpenTo(standing, person);
  return isOpen === null ? null : { slide, scan, library, commodityId, isOpen, isTeaching };
}

/** Null where it is not even there for them. */
function isOpenTo({ slide, library, ...standing }: Standing, person: Person | null) {
  if (!slide.isShown) return null;
  if (library.organisationId !== null) return isOfSchool(library, person) ? true : null;
  if (standing.commodityId === null) return null;
  const how = openedByRow(standing);
  // What is not on sale any more stays open to who has bought it, and is there for nobody else.
  if (!standing.isOnSale && how?.by !== 'bought') return null;
  return how !== null;
}

type Library = Pick<Standing['library'], 'organisationId'>;

const isOfSchool = ({ organisationId }: Library, person: Person | null) =>
  person !== null && organisationId === person.organisationId;

/** A school's is taught with by all who teach there, the platform's kept by who runs it. */
export function teaches(library: Library, person: Person): boolean {
  if (library.organisationId === null) return person.roles.includes('platformAdmin');
  return isOfSchool(library, person) && isTeaching(person);
}

export const isTeaching = ({ roles }: Person) =>
  roles.includes('teacher') || roles.includes('schoolAdmin');
