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

interface VideosPaid {
  id: number;
  videoIds: readonly number[];
  orderId: number;
}

export const simulationPaths = {
  home: () => '/virtualSimulation',
  list: (query: SimulationsQuery = {}) => withQuery('/virtualSimulation/list', { ...query }),
  detail: (query: { id: number; projectTab?: number | undefined }) =>
    withQuery('/virtualSimulation/detail', { ...query }),
  pay: ({ id, videoIds, orderId }: VideosPaid) =>
    withQuery('/pay/virtualSimulation', { id, ids: videoIds.join(','), orderId }),
  /** `t`: start of the playback in seconds. */
  video: (query: { id: number; t?: number }) =>
    withQuery('/virtualSimulation/video/detail', { ...query }),
};
