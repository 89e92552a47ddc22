import type { Clock } from '../clock';
import { type Notice, type Paid, UnverifiedNotice } from '../payments';
import { isSignedBy } from '../paying/rsa';
import type { KeyRing } from './wechatKeyRing';
import type { WechatKeys } from './wechatKeys';
import { type Sealed, unseal } from './wechatSecret';
import { answerText } from './wechatSignature';
import { isOurs, paidIn, type WechatTrade } from './wechatTrade';

const WINDOW_MS = 5 * 60_000;

const doubt = (why: string): never => {
  throw new UnverifiedNotice(why);
};

/** Fresh, signed by WeChat, sealed for this merchant, and about one of its trades. */
export async function believeWechat(
  keys: WechatKeys,
  { clock, ring }: { clock: Clock; ring: KeyRing },
  { headers, body }: Notice,
): Promise<Paid | null> {
  const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
  const timestamp = header('timestamp');
  if (!/^\d{10}$/.test(timestamp)) doubt('timestamp');
  if (Math.abs(clock.now().getTime() - Number(timestamp) * 1000) > WINDOW_MS) doubt('age');
  const key = (await ring.keyOf(header('serial'))) ?? doubt('serial');
  const signed = answerText(timestamp, header('nonce'), body);
  if (!isSignedBy(key, signed, header('signature'))) doubt('signature');
  const { event_type: kind, resource } = read<{ event_type?: unknown; resource?: Sealed }>(body);
  if (kind !== 'TRANSACTION.SUCCESS') return null;
  const trade = read<WechatTrade>(open(keys, resource ?? {}));
  if (!isOurs(keys, trade)) doubt('merchant');
  return paidIn(trade) ?? doubt('trade');
}

function open(keys: WechatKeys, sealed: Sealed): string {
  try {
    return unseal(keys.apiV3Key, sealed);
  } catch {
    return doubt('seal');
  }
}

function read<T extends object>(text: string): T {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : doubt('words');
  } catch {
    return doubt('words');
  }
}
