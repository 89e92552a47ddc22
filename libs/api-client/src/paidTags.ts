import { mainApi } from './mainApi';

/** What changes when money has moved: what there is of it, orders, membership, what may be opened. */
export const paidTags = ['Balance', 'Order', 'Halo', 'Owned'] as const;

/** Makes every screen of this tab follow, where money has moved, here or in another tab. */
export const paidElsewhere = () =>
  mainApi.enhanceEndpoints({ addTagTypes: paidTags }).util.invalidateTags([...paidTags]);
