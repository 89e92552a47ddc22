import { newReadableCode } from '../../../config/readableCode';

const LENGTH = 10;

/** 31^10 codes, too many to guess with the rate limit. */
export const newInvitation = () => newReadableCode(LENGTH);

export { asReadableCode as asInvitation } from '../../../config/readableCode';
