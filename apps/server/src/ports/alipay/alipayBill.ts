import type { BillLine } from '../payments';
import { fromYuan } from '../paying/amounts';
import { fromWords } from '../paying/moments';
import { unzip } from './unzip';

const names = {
  transactionId: '支付宝交易号',
  tradeNo: '商户订单号',
  kind: '业务类型',
  at: '完成时间',
  amount: '订单金额(元)',
} as const;
const REFUND_NO = '退款批次号/请求号';

const kinds: Record<string, BillLine['kind']> = { 交易: 'paid', 退款: 'refunded' };

/** Two files of GBK lie in it: each trade, and their sums. */
export function readAlipayBill(zip: Buffer): BillLine[] {
  const gbk = new TextDecoder('gbk');
  const files = unzip(zip).filter(({ name }) => !gbk.decode(name).includes('汇总'));
  if (files.length === 0) throw new Error('there is no bill in what Alipay sent');
  return files.flatMap(({ bytes }) => readLines(gbk.decode(bytes)));
}

/** Brackets come in both widths. */
const plain = (name: string) => name.trim().replace('（', '(').replace('）', ')');

function readLines(words: string): BillLine[] {
  const lines = words.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const [head = '', ...rest] = lines;
  const columns = head.split(',').map(plain);
  const missing = Object.values(names).find((name) => !columns.includes(name));
  if (missing !== undefined) throw new Error(`a bill of Alipay has no ${missing}`);
  return rest.map((line) => readLine(columns, cells(line)));
}

/** A title may hold commas, and stands in quotes then. */
const cells = (line: string) =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, '').replaceAll('""', '"').trim(),
  );

function readLine(columns: string[], values: string[]): BillLine {
  const said = (name: keyof typeof names) => values[columns.indexOf(names[name])] ?? '';
  const kind = kinds[said('kind')];
  // Refunds are negative in the bill.
  const amount = fromYuan(said('amount').replace(/^-/, ''));
  const at = fromWords(said('at'));
  const [tradeNo, transactionId] = [said('tradeNo'), said('transactionId')];
  if (!kind || amount === null || !at || !tradeNo || !transactionId) {
    throw new Error('a line of a bill of Alipay cannot be read');
  }
  const refundNo = kind === 'paid' ? '' : (values[columns.indexOf(REFUND_NO)] ?? '');
  return { tradeNo, transactionId, kind, refundNo, amount, at };
}
