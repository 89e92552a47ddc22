import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { withQuery } from '@cheese/ui/address/withQuery';

/** Query parameter that opens the membership centre over any page. */
export const memberParam = 'vip';

export interface OrderPaid {
  orderId: number;
  /** Type of the product; undefined for mixed orders, which use the common page. */
  type?: CommodityType | undefined;
  id?: number | undefined;
}

export const payPages: Record<CommodityType, string> = {
  1: '/pay',
  2: '/pay/library',
  4: '/pay/question',
  8: '/pay/virtualSimulation',
  16: '/pay/anatomy',
  64: '/pay/card',
  256: '/pay/virtualSimulation',
};

export const details: Record<CommodityType, (id: number) => string> = {
  1: (courseId) => withQuery('/course/detail', { courseId }),
  2: (id) => withQuery('/morphology/detail', { id }),
  4: (id) => withQuery('/testingCenter/detail', { id }),
  8: (id) => withQuery('/virtualSimulation/detail', { id }),
  16: (id) => withQuery('/anatomy/detail', { id }),
  64: (id) => withQuery('/', { [memberParam]: id }),
  256: (id) => withQuery('/virtualSimulation/video/detail', { id }),
};
