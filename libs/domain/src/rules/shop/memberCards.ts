import { shopMessages } from '../../texts/shopMessages';

interface Card {
  currentPrice: number;
  originalPrice: number;
  recommend: boolean;
}

/** The plan selected at first: the first recommended one, or else the first. */
export const preselectedCard = <C extends Pick<Card, 'recommend'>>(cards: readonly C[]): C | null =>
  cards.find(({ recommend }) => recommend) ?? cards[0] ?? null;

/** In thousandths; 0 if the plan became more expensive. */
export const savedAmount = ({ currentPrice, originalPrice }: Omit<Card, 'recommend'>): number =>
  Math.max(0, originalPrice - currentPrice);

export const openButtonText = (isMember: boolean): string =>
  isMember ? shopMessages.renew : shopMessages.openNow;
