import type { Priced } from '@cheese/domain/contract/shop/priceManage';

/** What is priced, in a line. */
export const nameOf = ({ title, name }: Priced) => [title, name].filter(Boolean).join(' · ');
