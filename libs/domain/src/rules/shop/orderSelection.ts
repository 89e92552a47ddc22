import { payLimits } from '../../codes/base/limits';
import { shopMessages } from '../../texts/shopMessages';

interface Offer {
  id: number;
  /** In thousandths. */
  price: number;
}

export interface SelectionState {
  count: number;
  total: number;
  isAll: boolean;
  /** Some, but not all: the select-all box shows its dash. */
  isIndeterminate: boolean;
}

type Ids = readonly number[];

/** What the order bar shows. What is no longer on offer does not count. */
export const selectionState = (offers: readonly Offer[], selected: Ids): SelectionState => {
  const chosen = offers.filter(({ id }) => selected.includes(id));
  const isAll = chosen.length > 0 && chosen.length === offers.length;
  return {
    count: chosen.length,
    total: chosen.reduce((sum, { price }) => sum + price, 0),
    isAll,
    isIndeterminate: chosen.length > 0 && !isAll,
  };
};

export const toggleOne = (selected: Ids, id: number): number[] =>
  selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];

/** The select-all box: takes all, and gives all back where all were taken. */
export const toggleAll = (offers: readonly Offer[], selected: Ids): number[] =>
  selectionState(offers, selected).isAll ? [] : offers.map(({ id }) => id);

export const selectionFault = (count: number): string | null =>
  count > 0 ? null : shopMessages.videoUnselected;

/** What the order is placed with. */
export const specificationList = (selected: Ids) =>
  selected.map((specificationId) => ({ specificationId, quantity: payLimits.quantity }));
