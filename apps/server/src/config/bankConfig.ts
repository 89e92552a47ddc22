import type { BankAccount } from '../ports/payments';
import { ConfigError, type Environment, readText } from './environment';

/** As `holder;bank;number`. */
export function readBank(env: Environment): BankAccount | null {
  const text = readText(env, 'BANK_ACCOUNT');
  if (text === null) return null;
  const [holder = '', bank = '', number = '', ...rest] = text.split(';').map((part) => part.trim());
  if (holder && bank && /^[\d ]{6,40}$/.test(number) && rest.length === 0) {
    return { holder, bank, number };
  }
  throw new ConfigError(`BANK_ACCOUNT must be "holder;bank;number", but it is "${text}".`);
}
