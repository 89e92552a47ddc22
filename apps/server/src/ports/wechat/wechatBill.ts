import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { BillLine } from '../payments';
import { fromYuan } from '../paying/amounts';
import { fromWords } from '../paying/moments';
import { MOST_UNPACKED_BYTES, unpack } from '../paying/readLimited';

/** A bill says the hash of its words, packed or not. */
export function openBill(
  file: Buffer,
  hash: { type: unknown; value: unknown },
  mostBytes = MOST_UNPACKED_BYTES,
): string {
  const isPacked = file[0] === 0x1f && file[1] === 0x8b;
  const words = isPacked ? unpack(() => gunzipSync(file, { maxOutputLength: mostBytes })) : file;
  const found = createHash('sha1').update(words).digest('hex');
  if (hash.type !== 'SHA1' || String(hash.value).toLowerCase() !== found) {
    throw new Error('a bill is not what WeChat Pay has hashed');
  }
  return words.toString('utf8').replace(/^\uFEFF/, '');
}

const names = {
  at: '交易时间',
  transactionId: '微信订单号',
  tradeNo: '商户订单号',
  state: '交易状态',
  paid: '订单金额',
  refunded: '申请退款金额',
  refundNo: '商户退款单号',
  refundState: '退款状态',
} as const;

/** Each value stands behind a grave accent, and commas are in none but the title's. */
const cells = (line: string) => line.replace(/^`/, '').split(',`');

/** By the names in its first line, for columns come and go; the sums at its end are left alone. */
export function readWechatBill(words: string): BillLine[] {
  const [head = '', ...lines] = words.split(/\r?\n/);
  const columns = head.split(',');
  const end = lines.findIndex((line) => !line.startsWith('`'));
  const own = end < 0 ? lines : lines.slice(0, end);
  return own.flatMap((line) => readLine(columns, cells(line)));
}

/** Only one that has succeeded has moved money; what is neither done nor under way went wrong. */
function refundKind(state: string | undefined): BillLine['kind'] {
  if (!state) throw new Error('a bill of WeChat Pay does not say how far a refund is');
  if (state === 'SUCCESS') return 'refunded';
  return state === 'PROCESSING' ? 'refunding' : 'refundFailed';
}

function readLine(columns: string[], values: string[]): BillLine[] {
  const said = (name: string) => values[columns.indexOf(name)]?.trim();
  const state = said(names.state);
  if (state !== 'SUCCESS' && state !== 'REFUND') return [];
  const kind = state === 'SUCCESS' ? 'paid' : refundKind(said(names.refundState));
  const amount = fromYuan(said(kind === 'paid' ? names.paid : names.refunded));
  const at = fromWords(said(names.at));
  const [tradeNo, transactionId] = [said(names.tradeNo), said(names.transactionId)];
  if (amount === null || !at || !tradeNo || !transactionId) {
    throw new Error('a line of a bill of WeChat Pay cannot be read');
  }
  const refundNo = kind === 'paid' ? '' : (said(names.refundNo) ?? '');
  return [{ tradeNo, transactionId, kind, refundNo, amount, at }];
}
