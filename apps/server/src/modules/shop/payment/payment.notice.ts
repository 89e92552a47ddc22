import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import {
  type Notice,
  type PaymentProvider,
  type ProviderPayway,
  UnverifiedNotice,
} from '../../../ports/payments';
import { insertWord } from './payment.store';
import { takeProof, type Verdict } from './payment.truth';

interface Heard {
  db: Db;
  clock: Clock;
}

interface Sender {
  payway: ProviderPayway;
  provider: PaymentProvider;
}

/** A notice of a provider: proven first, taken then. Answers what came of it. */
export async function hear(
  { db, clock }: Heard,
  sender: Sender,
  notice: Notice,
): Promise<Verdict | 'unbelieved' | 'other'> {
  const paid = await believeOrNote({ db, clock }, sender, notice);
  if (paid === 'unbelieved') return paid;
  if (paid === null) return 'other';
  return takeProof(db, { clock }, { payway: sender.payway, source: 'notice', paid });
}

/** Rate limit, so that forged notices cannot fill the table. */
const ONE_DOUBT_MS = 60_000;
let lastDoubt = -Infinity;

/**
 * A notice with an invalid signature is recorded without its content, because anyone can send one.
 */
async function believeOrNote({ db, clock }: Heard, { payway, provider }: Sender, notice: Notice) {
  try {
    return await provider.believe(notice);
  } catch (error) {
    if (!(error instanceof UnverifiedNotice)) throw error;
    const at = clock.now();
    if (Math.abs(at.getTime() - lastDoubt) < ONE_DOUBT_MS) return 'unbelieved' as const;
    lastDoubt = at.getTime();
    const said = { why: error.message, bytes: notice.body.length };
    await insertWord(db, {
      payway,
      source: 'notice',
      verdict: 'unbelieved',
      tradeNo: null,
      said,
      at,
    });
    return 'unbelieved' as const;
  }
}
