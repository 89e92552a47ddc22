import type { LedgerAccount } from '@cheese/domain/codes/shop/ledger';

/**
 * A person's account is their spendable balance. The house accounts are the money held by the
 * payment providers, sales, gifts, and refunds owed.
 */
export type AccountKind = LedgerAccount;
export type HouseAccount = Exclude<AccountKind, 'person'>;
