import type { VisitorContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { isHeld, openedByRow } from '../entitlement/entitlement.rules';
import { refuseLocked } from './refuseLocked';
import type { Sold } from './sold.filters';
import { standingOf } from './sold.store';

/**
 * Decides who may open a product. After the end of sale it stays open to buyers and is not found by
 * others.
 */
export async function requireSold({ db, person, clock }: VisitorContext, id: number, sold: Sold) {
  const now = clock.now();
  // 0 matches no person.
  const [row] = await standingOf(db, sold).execute({ id, now, personId: person?.id ?? 0 });
  const standing = row ?? refuse(sold.notFound);
  const how = openedByRow(standing);
  if (!standing.isOnSale && !isHeld(how)) refuse(sold.notFound);
  if (how === null) refuseLocked(sold.locked, standing.charge);
}
