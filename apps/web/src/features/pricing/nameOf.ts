import type { Priced } from '@cheese/domain/contract/shop/priceManage';

export const nameOf = ({ title, name }: Priced) => [title, name].filter(Boolean).join(' · ');
