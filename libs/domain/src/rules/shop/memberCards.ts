import { shopMessages } from '../../texts/shopMessages';

interface Card {
  currentPrice: number;
  originalPrice: number;
  recommend: boolean;
}

/** The plan that is chosen before anybody chooses: the first recommended one, or else the first. */
export const preselectedCard = <C extends Pick<Card, 'recommend'>>(cards: readonly C[]): C | null =>
  cards.find(({ recommend }) => recommend) ?? cards[0] ?? null;

/** What a plan saves, in thousandths; one that costs more than before saves nothing. */
export const savedAmount = ({ currentPrice, originalPrice }: Omit<Card, 'recommend'>): number =>
  Math.max(0, originalPrice - currentPrice);

export const openButtonText = (isMember: boolean): string =>
  isMember ? shopMessages.renew : shopMessages.openNow;
