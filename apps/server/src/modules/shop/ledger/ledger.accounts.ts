import type { LedgerAccount } from '@cheese/domain/codes/shop/ledger';

/**
 * Whose the money is. A person's account is what they may spend; the others are the house's:
 * what the providers hold for it, what it has sold, what it has given away, what it has to pay back.
 */
export type AccountKind = LedgerAccount;
export type HouseAccount = Exclude<AccountKind, 'person'>;
