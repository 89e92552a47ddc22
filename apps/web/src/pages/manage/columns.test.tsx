import type { AuditEntry } from '@cheese/domain/contract/people/audit';
import type { CodeBatch } from '@cheese/domain/contract/shop/codeManage';
import type { ManagedCoupon } from '@cheese/domain/contract/shop/couponManage';
import type { ManagedInvoice } from '@cheese/domain/contract/shop/invoiceManage';
import type { ManagedJob } from '@cheese/domain/contract/people/jobManage';
import { cellsOf } from '@cheese/ui/testing/cellsOf';
import { adColumns } from './ads/adColumns';
import { auditColumns } from '../../features/audit/auditColumns';
import { applicationColumns } from './cloudteach/applicationColumns';
import { codeColumns } from './codes/codeColumns';
import { couponColumns } from './coupons/couponColumns';
import { invoiceColumns } from './invoices/invoiceColumns';
import { jobColumns } from './jobs/jobColumns';
import { moderationColumns } from './moderation/moderationColumns';
import { offerColumns } from './offers/offerColumns';

const at = Date.parse('2026-03-01T08:00:00+08:00');
const midnight = Date.parse('2026-04-01T00:00:00+08:00');
const acts = () => [{ text: '办理', act: () => undefined }];
const none = () => undefined;
const phoneNum = '13800138000';

describe('advertisements', () => {
  const cells = (row: object) => cellsOf(adColumns, row);

  it('say all of an advertisement', () => {
    const ad = { title: '急救', subtitle: '周', link: '/news', from: null, until: null } as const;
    expect(cells({ ...ad, state: 'shown' })).toEqual({
      title: '急救',
      subtitle: '周',
      link: '/news',
      period: '长期',
      state: '展示中',
    });
  });

  it.each([
    [at, null, '2026-03-01 08:00 起'],
    [null, midnight, '至 2026-04-01 00:00'],
    [at, midnight, '2026-03-01 08:00 至 2026-04-01 00:00'],
  ])('are shown from %p until %p: %s', (from, until, period) => {
    expect(cells({ from, until })).toMatchObject({ period });
  });
});

describe('the audit', () => {
  const entry: Partial<AuditEntry> = {
    at,
    act: 'order.refund',
    about: '订单 1',
    by: { id: 1, name: '甲', phoneNum },
    to: null,
    changes: [],
  };

  it('says who did what, and to whom', () => {
    expect(cellsOf(auditColumns, entry)).toEqual({
      at: '2026-03-01 08:00',
      act: '订单退款',
      about: '订单 1',
      by: '甲 13800138000',
      to: '—',
      changes: '—',
    });
    const changes = [{ field: 'price', before: '1', after: '2' }] as const;
    const to = { id: 2, name: '乙', phoneNum: null };
    expect(cellsOf(auditColumns, { ...entry, to, changes: [...changes] })).toMatchObject({
      to: '乙',
      changes: '售价：1 → 2',
    });
  });
});

describe('applications for cloud teaching', () => {
  it('show the reason and the message where there are any', () => {
    const cells = (row: object) => cellsOf(applicationColumns(acts), row);
    const one = { organisation: '仁心', name: '甲', position: '主任', phoneNum, appliedAt: at };
    expect(cells({ ...one, message: '', reason: '', state: 1 })).toMatchObject({
      organisation: '仁心',
      applicant: '甲（主任） 13800138000',
      message: '—',
      state: '待联系',
      operations: '办理',
    });
    expect(cells({ ...one, message: '请尽快', reason: '资料不全', state: 1 })).toMatchObject({
      message: '请尽快',
      state: '待联系资料不全',
    });
  });
});

describe('codes', () => {
  const batch: Partial<CodeBatch> = {
    name: '春季',
    kind: 1,
    amount: null,
    tier: null,
    commodityTitle: null,
    couponName: null,
    days: null,
    used: 1,
    count: 5,
    perPerson: 2,
    startsAt: at,
    endsAt: null,
    voidedAt: null,
  };
  const cells = (more: Partial<CodeBatch>, now = at) =>
    cellsOf(codeColumns(acts, now), { ...batch, ...more });

  it('say what they open', () => {
    expect(cells({ amount: 1200 })).toEqual({
      name: '春季',
      kind: '芝士',
      content: '1.20',
      used: '1 / 5',
      perPerson: '2',
      period: '2026-03-01 起长期有效',
      state: '有效',
      operations: '办理',
    });
    expect(cells({ commodityTitle: '课程', days: 30 }).content).toBe('课程，30 天');
    expect(cells({ couponName: '立减券' }).content).toBe('立减券');
  });

  it('end with the midnight after their last day', () => {
    const ending = { endsAt: midnight };
    expect(cells(ending, midnight - 1)).toMatchObject({
      period: '2026-03-01 至 2026-03-31',
      state: '有效',
    });
    expect(cells(ending, midnight).state).toBe('已过期');
    expect(cells({}, at - 1).state).toBe('未生效');
    expect(cells({ voidedAt: at }).state).toBe('已作废');
  });
});

describe('coupons', () => {
  const coupon: Partial<ManagedCoupon> = {
    name: '立减',
    kind: 1,
    amount: 5000,
    percent: null,
    atMost: null,
    atLeast: 0,
    audience: 1,
    scope: 1,
    scopeName: null,
    way: 1,
    granted: 3,
    used: 1,
    inAll: null,
    startsAt: at,
    endsAt: midnight,
    voidedAt: null,
  };
  const cells = (more: Partial<ManagedCoupon>, now = at) =>
    cellsOf(couponColumns(acts, now), { ...coupon, ...more });

  it('count what was granted only where somebody grants', () => {
    expect(cells({})).toEqual({
      name: '立减',
      content: '减 5.00',
      audience: '所有用户',
      scope: '全部商品和会员',
      way: '自动发放',
      granted: '—',
      used: '1',
      period: '2026-03-01 08:00 至 2026-04-01 00:00',
      state: '有效',
      operations: '办理',
    });
    expect(cells({ way: 2, inAll: 9 })).toMatchObject({ granted: '3', used: '1 / 9' });
  });

  it('are early, valid, over or void', () => {
    expect(cells({}, at - 1).state).toBe('未生效');
    expect(cells({}, midnight - 1).state).toBe('有效');
    expect(cells({}, midnight).state).toBe('已过期');
    expect(cells({ voidedAt: at }).state).toBe('已作废');
  });
});

describe('invoices', () => {
  const invoice: Partial<ManagedInvoice> = {
    orderId: 3,
    orderNo: 'N3',
    person: { id: 1, name: '甲', phoneNum },
    title: '王芳',
    taxNo: null,
    email: null,
    amount: 1250,
    state: 'waiting',
    rejectReason: null,
    number: null,
    createdAt: at,
  };
  const cells = (more: Partial<ManagedInvoice>) =>
    cellsOf(invoiceColumns(acts), { ...invoice, ...more });

  it('say to whom, and why not', () => {
    expect(cells({})).toMatchObject({
      orderNo: 'N3(/manage/orders/detail?orderId=3)',
      buyer: '甲 13800138000',
      title: '王芳',
      amount: '1.25',
      state: '待开具',
      number: '—',
      operations: '办理',
    });
    expect(cells({ title: '医院', taxNo: 'T1', email: 'a@b.c', number: 'F1' })).toMatchObject({
      title: '医院（T1），a@b.c',
      number: 'F1',
    });
    expect(cells({ state: 'rejected', rejectReason: '税号不对' }).state).toBe('已驳回税号不对');
    expect(cells({ state: 'reversed' }).state).toBe('已失效如已开具税务发票，请在开票系统中红冲');
  });
});

describe('jobs', () => {
  const job: Partial<ManagedJob> = {
    id: 7,
    kind: 'makeFilm',
    person: { id: 1, name: '甲' },
    organisation: null,
    state: 'waiting',
    done: 1,
    total: 4,
    isLong: false,
    attempts: 1,
    askedAt: at,
    begunAt: null,
  };
  const cells = (more: Partial<ManagedJob>) => cellsOf(jobColumns(none), { ...job, ...more });

  it('say how far they are, and what is unusual', () => {
    expect(cells({})).toEqual({
      kind: '视频转码',
      person: '甲',
      organisation: '—',
      state: '等待中',
      askedAt: '2026-03-01 08:00',
      begunAt: '—',
      operations: '终止',
    });
    const working = { state: 'working', isLong: true, attempts: 2 } as const;
    expect(cells({ ...working, organisation: '仁心', begunAt: midnight })).toMatchObject({
      organisation: '仁心',
      state: '进行中 1 / 4 · 耗时较长 · 第 2 次',
      begunAt: '2026-04-01 00:00',
      operations: '终止',
    });
  });

  it('that are over are long no more, and nobody ends them', () => {
    expect(cells({ state: 'failed', isLong: true })).toMatchObject({
      state: '失败',
      operations: '',
    });
  });
});

describe('moderated texts', () => {
  const text = { kind: 1, author: { nickname: '甲' }, isMuted: false, cause: 1, at, state: 0 };
  const cells = (more: object) => cellsOf(moderationColumns(acts), { ...text, ...more });

  it('show 300 signs, and each reason once', () => {
    expect(cells({ text: '字'.repeat(301), words: [], reports: [] })).toEqual({
      text: `评论 ${'字'.repeat(300)}`,
      author: '甲',
      cause: '敏感词',
      at: '2026-03-01 08:00',
      state: '待处理',
      operations: '办理',
    });
    const [plain, said] = [
      { reason: 1, text: '' },
      { reason: 2, text: '骂人' },
    ];
    expect(
      cells({ text: '好', isMuted: true, words: ['坏'], reports: [plain, plain, said] }),
    ).toMatchObject({
      author: '甲 禁言中',
      cause: '敏感词命中：坏3 次举报；广告营销；辱骂攻击：骂人',
    });
  });
});

describe('offered courses', () => {
  const offer = { name: '课程', copy: null, organisation: '仁心', by: '', askedAt: at, note: '' };
  const asks = { charge: 2, price: 0, state: 'waiting', reason: '', renews: null };
  const cells = (more: object) => cellsOf(offerColumns(acts), { ...offer, ...asks, ...more });

  it('say what is asked, and why it was declined', () => {
    expect(cells({})).toEqual({
      course: '课程',
      from: '仁心',
      asks: '付费',
      note: '—',
      at: '2026-03-01 08:00',
      state: '待审核',
      operations: '办理',
    });
    const declined = { state: 'declined', reason: '太短', price: 990, note: '请看', by: '甲' };
    expect(cells({ ...declined, copy: { courseId: 4 } })).toMatchObject({
      course: '课程(/course/detail?courseId=4)',
      from: '仁心 · 甲',
      asks: '付费 0.99',
      note: '请看',
      state: '已驳回：太短',
    });
    expect(cells({ renews: 1 }).state).toBe('在售课程有改动，待审核');
  });
});
