import type { Difference } from '@cheese/domain/contract/shop/reconcileManage';
import type { ManagedOrderDetail } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import { cellsOf } from '@cheese/ui/testing/cellsOf';
import {
  entryColumns,
  grantColumns,
  itemColumns,
  paymentColumns,
  wordColumns,
} from './orders/detail/factColumns';
import { orderColumns } from './orders/orderColumns';
import { differenceColumns } from './reconcile/detail/differenceColumns';
import { reconcileColumns } from './reconcile/reconcileColumns';
import { shelfColumns } from './shelf/shelfColumns';

const at = Date.parse('2026-03-01T08:00:00+08:00');
const midnight = Date.parse('2026-04-01T00:00:00+08:00');
const none = () => undefined;

it('orders say how they were paid, if they were', () => {
  const person = { name: '甲', phoneNum: '13800138000' };
  const order = { id: 3, orderNo: 'N3', title: '课程', person, total: 1250, createdAt: at };
  const cells = (more: object) => cellsOf(orderColumns, { ...order, ...more });
  expect(cells({ state: 'unpaid', payway: null })).toMatchObject({
    orderNo: 'N3(/manage/orders/detail?orderId=3)',
    product: '课程',
    buyer: '甲 13800138000',
    total: '1.25',
    payway: '未支付',
  });
  expect(cells({ payway: 1 }).payway).toBe('余额支付');
});

describe('what an order holds', () => {
  it('items say what was paid of their full price', () => {
    const item = { title: '课程', specificationName: '', fullPrice: 100, price: 90 };
    const said = { 商品: '课程', 规格: '—', '原价（元）': '0.10', '成交价（元）': '0.09' };
    expect(cellsOf(itemColumns, item)).toEqual(said);
    expect(cellsOf(itemColumns, { ...item, specificationName: '一年' })).toMatchObject({
      规格: '一年',
    });
  });

  it('payments say what became of them, and of their refund', () => {
    type Payment = ManagedOrderDetail['payments'][number];
    const payment: Partial<Payment> = {
      payway: 2,
      tradeNo: 'T',
      transactionId: null,
      amount: 100,
      paidAt: null,
      closedAt: null,
      refund: null,
    };
    const refund = { refundNo: 'R', doneAt: null, failure: null } as NonNullable<Payment['refund']>;
    const cells = (more: Partial<Payment>) => cellsOf(paymentColumns, { ...payment, ...more });
    expect(cells({})).toEqual({
      支付方式: '微信支付',
      商户单号: 'T',
      渠道单号: '—',
      '金额（元）': '0.10',
      支付状态: '未支付',
      退款: '无',
    });
    expect(cells({ closedAt: at, transactionId: 'W', refund })).toMatchObject({
      渠道单号: 'W',
      支付状态: '已关闭',
      退款: 'R，处理中',
    });
    expect(cells({ paidAt: at, refund: { ...refund, doneAt: midnight } })).toMatchObject({
      支付状态: '2026-03-01 08:00 支付',
      退款: 'R，2026-04-01 00:00 到账',
    });
    expect(cells({ refund: { ...refund, failure: '余额不足' } })['退款']).toBe(
      'R，渠道返回：余额不足，将自动重试',
    );
  });

  it('messages of a provider say what was made of them', () => {
    const word = { at, payway: 2, source: 'notice', verdict: 'delivered', said: '{}' } as const;
    expect(cellsOf(wordColumns, word)).toEqual({
      时间: '2026-03-01 08:00',
      支付方式: '微信支付',
      来源: '支付通知',
      处理结果: '已确认并交付',
      内容: '{}',
    });
    expect(cellsOf(wordColumns, { ...word, verdict: 'unheard' })['处理结果']).toBe('unheard');
  });

  it('grants end, or are for good', () => {
    const grant = { title: '课程', startsAt: at, endsAt: null, withdrawnAt: null };
    expect(cellsOf(grantColumns, grant)).toEqual({
      商品: '课程',
      开始时间: '2026-03-01 08:00',
      到期时间: '永久有效',
      收回时间: '未收回',
    });
    const over = { ...grant, endsAt: midnight, withdrawnAt: at };
    expect(cellsOf(grantColumns, over)).toMatchObject({
      到期时间: '2026-04-01 00:00',
      收回时间: '2026-03-01 08:00',
    });
  });

  it('entries name the accounts and what was moved', () => {
    const lines = [
      { account: 'wechat', amount: -100 },
      { account: 'sales', amount: 100 },
    ] as ManagedOrderDetail['entries'][number]['lines'];
    expect(cellsOf(entryColumns, { at, kind: 1, lines })).toEqual({
      时间: '2026-03-01 08:00',
      类型: '充值',
      '分录（元）': '微信支付 -0.10，销售收入 0.10',
    });
  });
});

describe('reconciling', () => {
  it('sums up both sides of a day', () => {
    const side = { paid: 100, paidCount: 1, refund: 50, refundCount: 2 };
    const ours = { ...side, paid: 200 };
    const day = {
      id: 9,
      day: '2026-03-01',
      payway: 2,
      state: 'clean',
      theirs: side,
      ours,
    } as const;
    const found = { matched: { paidCount: 1, refundCount: 2 }, open: 1, differences: 3 };
    expect(cellsOf(reconcileColumns, { ...day, ...found } as object)).toMatchObject({
      day: '2026-03-01(/manage/reconcile/detail?id=9)',
      payway: '微信支付',
      state: '已对平',
      theirs: '收 0.10（1 笔），退 0.05（2 笔）',
      ours: '收 0.20（1 笔），退 0.05（2 笔）',
      matched: '3 笔',
      differences: '3 项，1 项待处理',
    });
  });

  it('a difference says what to do until it is settled', () => {
    const difference: Partial<Difference> = {
      kind: 'ours',
      tradeNo: 'T',
      order: null,
      theirs: null,
      ours: 100,
      cause: 'refundMarked',
      settledAt: null,
      settledBy: null,
      note: '已查',
      at,
    };
    const cells = (more: Partial<Difference>) =>
      cellsOf(differenceColumns(none), { ...difference, ...more });
    const cause = '原因：渠道已完成退款，平台尚未记账，已按对账单补记。';
    expect(cells({})).toEqual({
      kind: '平台有、渠道无',
      trade: 'T',
      theirs: '—',
      ours: '0.10',
      what: `${cause}处理办法：已自动处理，无需操作。`,
      at: '2026-03-01 08:00',
      state: '待处理标记为已处理',
    });
    const order = { id: 3, orderNo: 'N3' };
    expect(cells({ order, theirs: 50, ours: null, settledAt: at })).toMatchObject({
      trade: 'TN3(/manage/orders/detail?orderId=3)',
      theirs: '0.05',
      ours: '—',
      what: cause,
      state: '已处理（系统自动）：已查',
    });
    expect(cells({ settledAt: at, settledBy: '甲' }).state).toBe('已处理（甲）：已查');
  });
});

describe('the shelf', () => {
  const thing = { title: '课程', type: 1, charge: 1, weight: 4, learnerCount: 12_000 };
  const cells = (more: object) => cellsOf(shelfColumns(none), { ...thing, ...more });

  it('offers what is on sale to be taken off, and the other way round', () => {
    expect(cells({ price: null, tags: [], withdrawnAt: null })).toEqual({
      title: '课程',
      type: '医学课程',
      charge: '免费',
      price: '—',
      learners: '1.2万',
      weight: '4',
      tags: '—',
      state: '在售',
      operations: '调整权重设置标签下架',
    });
    const tags = [{ name: '内科' }, { name: '外科' }];
    expect(cells({ price: 100, tags, withdrawnAt: at })).toMatchObject({
      price: '0.10',
      tags: '内科、外科',
      state: '2026-03-01 08:00 下架',
      operations: '调整权重设置标签上架',
    });
  });
});
