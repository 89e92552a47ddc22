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
  /** Some but not all are selected: the select-all box shows a dash. */
  isIndeterminate: boolean;
}

type Ids = readonly number[];

/** The figures of the order bar. Products no longer on sale are not counted. */
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

/** Selects all, or deselects all if all were selected. */
export const toggleAll = (offers: readonly Offer[], selected: Ids): number[] =>
  selectionState(offers, selected).isAll ? [] : offers.map(({ id }) => id);

export const selectionFault = (count: number): string | null =>
  count > 0 ? null : shopMessages.videoUnselected;

export const specificationList = (selected: Ids) =>
  selected.map((specificationId) => ({ specificationId, quantity: payLimits.quantity }));
