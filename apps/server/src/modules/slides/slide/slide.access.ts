import type { VisitorContext } from '../../../calls/callerContext';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { isMadeFor, mayEdit } from '../../base/ownership/ownership';
import { refuseLocked } from '../../shop/commodity/refuseLocked';
import { isHeld, openedByRow } from '../../shop/entitlement/entitlement.rules';
import { selectLent } from './lending/slide.lending';
import { findStanding, findStandings, type Standing } from './slide.standing.store';

export interface SlideAccess extends Pick<
  Standing,
  'slide' | 'scan' | 'library' | 'commodityId' | 'soldAs' | 'charge'
> {
  /** Its tiles are for them. */
  isOpen: boolean;
  /** It is theirs to teach with: they see its label, too, which may name a patient. */
  isTeaching: boolean;
}

/**
 * Decides who may see a slide. Slides of other schools and those not on sale are reported as not
 * found.
 */
export async function seeSlide(
  { clock, ...context }: VisitorContext,
  id: number,
): Promise<SlideAccess> {
  const looking = { ...context, now: clock.now() };
  const found = (await findStanding(looking, id)) ?? refuse('slide.notFound');
  const access = seen(found, context.person);
  if (access) return access;
  // Checked only if the user would be refused otherwise.
  const lent = await selectLent(looking, [found]);
  return lent.has(id) ? asLent(found) : refuse('slide.notFound');
}

/** The same of several, by their numbers: what is not there for them is left out. */
export async function seeSlides(
  { clock, ...context }: VisitorContext,
  ids: readonly number[],
): Promise<Map<number, SlideAccess>> {
  if (ids.length === 0) return new Map();
  const looking = { ...context, now: clock.now() };
  const found = await findStandings(looking, ids);
  const open = found.map((standing) => ({ standing, access: seen(standing, context.person) }));
  const closed = open.flatMap(({ standing, access }) => (access ? [] : [standing]));
  const lent = await selectLent(looking, closed);
  return new Map(
    open.flatMap(({ standing, access }) => {
      const { id } = standing.slide;
      const has = access ?? (lent.has(id) ? asLent(standing) : null);
      return has ? [[id, has] as const] : [];
    }),
  );
}

/** Its tiles are for them, and it is nothing of theirs. */
const asLent = (standing: Standing): SlideAccess => ({
  ...standing,
  isOpen: true,
  isTeaching: false,
});

/** Requires permission to view it. */
export async function requireSlide(context: VisitorContext, id: number): Promise<SlideAccess> {
  const access = await seeSlide(context, id);
  return access.isOpen ? access : refuseLocked('slide.locked', access.charge);
}

/** Requires permission to teach with it; a user who may only view it is told so. */
export async function requireTaught(context: VisitorContext, id: number): Promise<SlideAccess> {
  const access = await seeSlide(context, id);
  return access.isTeaching ? access : refuse('access.denied');
}

function seen(standing: Standing, person: Person | null): SlideAccess | null {
  const { slide, scan, library, commodityId, soldAs, charge } = standing;
  const isTeaching = mayEdit(library, person);
  const isOpen = isTeaching || isOpenTo(standing, person);
  if (isOpen === null) return null;
  return { slide, scan, library, commodityId, soldAs, charge, isOpen, isTeaching };
}

/** Null where it is not even there for them. */
function isOpenTo({ slide, library, ...standing }: Standing, person: Person | null) {
  if (!slide.isShown) return null;
  if (library.organisationId !== null) return isMadeFor(library, person) ? true : null;
  if (standing.commodityId === null) return null;
  const how = openedByRow(standing);
  // After the end of sale a slide stays open to buyers only; to others it is not found.
  if (!standing.isOnSale && !isHeld(how)) return null;
  return how !== null;
}
