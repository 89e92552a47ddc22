import type { ListSort } from '@cheese/domain/codes/shop/listSorts';
import { desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import { MOST_PUT_FORWARD, orderOf, type SortKeys } from '../../shop/commodity/commodity.cards';

/** The better match first; where a key was chosen it decides, and the match between its equals. */
export function hitOrder(
  sort: ListSort = MOST_PUT_FORWARD,
  hits: SortKeys & { rank: SQLWrapper },
): SQL[] {
  const order = orderOf(sort, hits);
  const chosen = sort === MOST_PUT_FORWARD ? 0 : 1;
  return [...order.slice(0, chosen), desc(hits.rank), ...order.slice(chosen)];
}
