import { type Notice, type Paid, UnverifiedNotice } from '../payments';
import { isSignedBy } from '../paying/rsa';
import type { AlipayKeys } from './alipayKeys';
import { signedText } from './alipaySignature';
import { isPaidState, paidIn } from './alipayTrade';

const doubt = (why: string): never => {
  throw new UnverifiedNotice(why);
};

/** Signed by Alipay, for this application and this seller. */
export async function verifyAlipayNotice(keys: AlipayKeys, { body }: Notice): Promise<Paid | null> {
  const { sign = '', sign_type: kind, ...said } = readForm(body);
  if (kind !== 'RSA2') doubt('kind');
  if (!isSignedBy(keys.publicKey, signedText(said), sign)) doubt('signature');
  if (said['app_id'] !== keys.appId || said['seller_id'] !== keys.sellerId) doubt('merchant');
  // The same signature stands on notices of other things, and of money that went back.
  const isOfTrade = said['notify_type'] === 'trade_status_sync' && said['gmt_refund'] === undefined;
  if (!isOfTrade || !isPaidState(said['trade_status'])) return null;
  return paidIn(said) ?? doubt('trade');
}

/** A name that comes twice could be read in two ways. */
function readForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  const form = new Map(fields);
  if (form.size !== fields.length) doubt('twice');
  return Object.fromEntries(form);
}
