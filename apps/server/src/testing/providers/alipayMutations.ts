import type { Notice } from '../../ports/payments';
import type { startFakeAlipay } from './fakeAlipay';
import { type Mutate, one, type Random, spoil, spoilBody } from './mutations';

type Fake = Awaited<ReturnType<typeof startFakeAlipay>>;
type Fields = [string, string][];

const fieldsOf = ({ body }: Notice): Fields => [...new URLSearchParams(body)];
const written = (fields: Fields, { headers }: Notice): Notice => ({
  headers,
  body: new URLSearchParams(fields).toString(),
});

const fieldwise =
  (change: (fields: Fields, random: Random) => Fields): Mutate =>
  (notice, random) =>
    written(change(fieldsOf(notice), random), notice);

const withField = (fields: Fields, name: string, value: string): Fields =>
  fields.map(([key, old]) => [key, key === name ? value : old]);

/** True if two notices differ only in order and escaping, which are not signed. */
export const isSameForm = (a: Notice, b: Notice) =>
  JSON.stringify(fieldsOf(a).sort()) === JSON.stringify(fieldsOf(b).sort());

/** Notices without a valid signature by Alipay. */
export const alipayMutations = (fake: Fake, others: () => Notice): Record<string, Mutate> => {
  const otherField = (name: string) => new URLSearchParams(others().body).get(name) ?? '';
  return {
    body: spoilBody,
    value: fieldwise((fields, random) => {
      const [name, value] = one(random, fields);
      return withField(fields, name, spoil(value || '0', random));
    }),
    amount: fieldwise((fields, random) =>
      withField(fields, 'total_amount', one(random, ['0.01', '39.9', '039.90', '3990', '1e2'])),
    ),
    merchant: fieldwise((fields, random) =>
      withField(fields, one(random, ['app_id', 'seller_id']), '2088000000000999'),
    ),
    order: fieldwise((fields) => withField(fields, 'out_trade_no', otherField('out_trade_no'))),
    time: fieldwise((fields, random) =>
      withField(fields, one(random, ['notify_time', 'gmt_payment']), '2026-11-20 11:11:11'),
    ),
    missing: fieldwise((fields, random) => fields.toSpliced(random(fields.length), 1)),
    twice: fieldwise((fields, random) => [...fields, one(random, fields)]),
    extra: fieldwise((fields, random) => [...fields, ['extra', one(random, ['', '1', 'é'])]]),
    renamed: fieldwise((fields, random) => {
      const at = random(fields.length);
      return fields.map(([key, value], place) => [place === at ? key.toUpperCase() : key, value]);
    }),
    signature: fieldwise((fields) => withField(fields, 'sign', otherField('sign'))),
    kind: fieldwise((fields, random) =>
      withField(fields, 'sign_type', one(random, ['RSA', 'rsa2', '', 'MD5'])),
    ),
    encoding: fieldwise((fields, random) => {
      const [name, value] = one(random, fields);
      return withField(fields, name, encodeURIComponent(encodeURIComponent(`${value} `)));
    }),
    stranger: (notice) => {
      const { sign: _sign, sign_type: _kind, ...said } = Object.fromEntries(fieldsOf(notice));
      return fake.write(said, fake.strangersKey);
    },
  };
};

/** A validly signed notice with a wrong amount, merchant or state. */
export function alipayLie(fake: Fake, tradeNo: string, random: Random): Notice {
  const total = fake.trades.get(tradeNo)?.total ?? '';
  const said = {
    ...fake.wordsOf(tradeNo),
    trade_status: 'TRADE_SUCCESS',
    gmt_payment: '2026-11-20 10:00:00',
  };
  const amounts = ['0.01', `${total}1`, `1${total}`, `-${total}`, `${total}e1`, '', '0', ' 1'];
  const lies: Record<string, string>[] = [
    { total_amount: one(random, amounts) },
    { app_id: one(random, ['2021000000000002', '']) },
    { seller_id: one(random, ['2088000000000002', '']) },
    { out_trade_no: one(random, [`${tradeNo}0`, `${tradeNo} `, '', '7']) },
    { trade_status: one(random, ['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'trade_success', '']) },
    { trade_no: '' },
    { gmt_payment: one(random, ['', 'yesterday', '2026-13-40 10:00:00']) },
    { notify_type: one(random, ['batch_trans_notify', '']) },
    { gmt_refund: '2026-11-20 10:00:00.320', refund_fee: total },
  ];
  return fake.write({ ...said, ...one(random, lies) });
}
