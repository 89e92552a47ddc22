import { newReadableCode } from '../../../config/readableCode';

const LENGTH = 16;

/** 31^16 possible codes, too many to guess. */
export const newExchangeCode = () => newReadableCode(LENGTH);

export { asReadableCode as asKept } from '../../../config/readableCode';

/** All but the first and the last: enough to know it again, not enough to use it. */
export const hideCode = (code: string) =>
  `${code.slice(0, 2)}${'*'.repeat(Math.max(0, code.length - 4))}${code.slice(-2)}`;
