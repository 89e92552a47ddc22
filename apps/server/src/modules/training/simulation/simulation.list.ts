import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import type { Answers } from '@cheese/domain/contract/call';
import type { SimulationContract as C } from '@cheese/domain/contract/training/simulation';
import type { SharedCallContext } from '../../../calls/shared';
import { listCards, pageOfCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { withFacts } from './simulation.facts';
import { isListed, related } from './simulation.list.filters';

const SOME = 4;

type AskedFor<Name extends 'list' | 'related'> = Pick<SharedCallContext<C[Name]>, 'db' | 'query'>;

export async function listSimulations(
  { db, query }: AskedFor<'list'>,
  viewer: Viewer,
): Promise<Answers<C['list']>> {
  const { page, pageCnt, keyword, sort, kindId, ...asked } = query;
  const where = await isListed(db, { asked, kindId, keyword });
  const { cards, total } = await pageOfCards(db, viewer, { where, sort, page, pageCnt });
  return { list: await withFacts(db, cards), total };
}

/** Most shared tags first. */
export async function listRelated(
  { db, query: { simulationId } }: AskedFor<'related'>,
  viewer: Viewer,
): Promise<Answers<C['related']>> {
  const { where, first } = related(simulationId);
  return withFacts(
    db,
    await listCards(db, viewer, { where, first, sort: listSortCodes.popular, limit: SOME }),
  );
}
