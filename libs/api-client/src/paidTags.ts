import { mainApi } from './mainApi';

/** A payment changes the balance, orders, membership and access rights. */
export const paidTags = ['Balance', 'Order', 'Halo', 'Owned'] as const;

/** Makes every screen of this tab follow, where money has moved, here or in another tab. */
export const paidElsewhere = () =>
  mainApi.enhanceEndpoints({ addTagTypes: paidTags }).util.invalidateTags([...paidTags]);
