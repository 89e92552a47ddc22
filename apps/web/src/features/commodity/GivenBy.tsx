import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { texts } from './texts';

/** The school whose licence gives access, and until when. Renders nothing without a licence. */
export function GivenBy({ item }: { item: Pick<CommodityCard, 'givenBy' | 'openUntil'> }) {
  const { givenBy, openUntil } = item;
  if (givenBy === null) return null;
  return <span>{texts.givenBy(givenBy, openUntil === null ? null : chinaDay(openUntil - 1))}</span>;
}
