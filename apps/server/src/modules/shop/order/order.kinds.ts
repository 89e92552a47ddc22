/** What an order is of; each kind is read, priced and delivered in its own way (`deliver.ts`). */
export const orderKinds = ['membership', 'commodity', 'recharge'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What an item of an order gave is known by. */
export const grantKey = (orderId: number, place: number) => `${orderId}/${place}`;
