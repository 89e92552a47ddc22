import { payStateCodes, type PayState } from '../../codes/shop/payment';

const pending: PayState = payStateCodes.pending;

/** Whether a successful poll of an order's state says that it is paid, which ends the polling. */
export const isPaid = (state: number): boolean => state !== pending;
