import { payStateCodes, type PayState } from '../../codes/shop/payment';

const pending: PayState = payStateCodes.pending;

/** True if a successful poll reports the payment, which ends the polling. */
export const isPaid = (state: number): boolean => state !== pending;
