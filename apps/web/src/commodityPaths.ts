import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { withQuery } from '@cheese/ui/address/withQuery';

/** Names the membership centre in an address, whatever page it stands over. */
export const memberParam = 'vip';

export interface OrderPaid {
  orderId: number;
  /** Of what is bought; an order of several kinds, or of none of them, has the page of all. */
  type?: CommodityType | undefined;
  /** Of the course, specimen … that it opens. */
  id?: number | undefined;
}

/** Where an order is paid, by what is bought. */
export const payPages: Record<CommodityType, string> = {
  1: '/pay',
  2: '/pay/library',
  4: '/pay/question',
  8: '/pay/virtualSimulation',
  16: '/pay/anatomy',
  64: '/pay/card',
  256: '/pay/virtualSimulation',
};

/** Where something on sale is looked at, by its type. */
export const details: Record<CommodityType, (id: number) => string> = {
  1: (courseId) => withQuery('/course/detail', { courseId }),
  2: (id) => withQuery('/morphology/detail', { id }),
  4: (id) => withQuery('/testingCenter/detail', { id }),
  8: (id) => withQuery('/virtualSimulation/detail', { id }),
  16: (id) => withQuery('/anatomy/detail', { id }),
  64: (id) => withQuery('/', { [memberParam]: id }),
  256: (id) => withQuery('/virtualSimulation/video/detail', { id }),
};
