import type { ListSort } from '@cheese/domain/codes/shop/listSorts';
import type { ChargeKind } from '@cheese/domain/codes/shop/products';
import { withQuery } from '@cheese/ui/address/withQuery';

interface SimulationsQuery {
  tagId?: number | undefined;
  kindId?: number | undefined;
  charge?: ChargeKind | undefined;
  keyword?: string | undefined;
  sort?: ListSort | undefined;
  page?: number | undefined;
}

/** Virtual simulation: what there is, one of it, and its videos. */
export const simulationPaths = {
  home: () => '/virtualSimulation',
  list: (query: SimulationsQuery = {}) => withQuery('/virtualSimulation/list', { ...query }),
  detail: (query: { id: number; projectTab?: number | undefined }) =>
    withQuery('/virtualSimulation/detail', { ...query }),
  video: (query: { id: number }) => withQuery('/virtualSimulation/video/detail', query),
};
