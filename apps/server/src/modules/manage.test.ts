import { everyCall } from '@cheese/domain/everyCall';
import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { licenceReference } from '@cheese/domain/rules/shop/licenceReference';
import { sendForm } from '../testing/calls/sendForm';
import { shopping } from '../testing/given/shopping';
import { receiveCode } from '../testing/calls/signingIn';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from './modules';
import { giveLicence, orderedAt } from '../testing/given/school/giveLicence';
import { insertInvoice } from './shop/invoice/invoice.store';
import { beginRun, insertDifferences } from './shop/reconcile/reconcile.store';
import { insertCoupon } from './shop/coupon/coupon.manage.store';
import { insertBatch } from './shop/exchange/exchange.store';
import { ad } from './content/ad/ad.tables';
import { outline } from './content/outline/outline.tables';
import { tag } from './content/tag/tag.tables';
import { commodity, limitedPrice, specification } from './shop/goods/commodity.tables';
import { insertApplication } from './learning/cloudTeach/cloudTeach.store';
import { courseOffer } from './learning/courseMaking/courseOffer.tables';
import { auditEntry } from './people/audit/audit.tables';
import { enqueue } from './base/job/job.service';
import { moderation, mute } from './people/publicWord/publicWord.tables';
import { makeSensitive } from '../testing/calls/commenting';

const test = useTestApp({ modules: everyModule });
const shop = shopping(test);
const PHONE = '13800000001';
const [LEARNER, TEACHER, SCHOOL_ADMIN, ADMIN] = [1, 2, 3, 4] as const;

beforeEach(() =>
  test.given({
    people: [{ phone: PHONE }, {}, {}, { isPlatformAdmin: true }],
    organisations: [{}],
    memberships: [
      { personId: LEARNER },
      { personId: TEACHER, role: 2 },
      { personId: SCHOOL_ADMIN, role: 1 },
    ],
    commodities: [{ title: '心电图判读' }],
  }),
);

const managed = everyCall()
  .filter(({ url }) => url.startsWith('/doctor-cheese/manage/'))
  .map(({ resource, name, call, url }) => ({
    label: `${resource}.${name}`,
    call: `${call.method} ${url}`,
    changes: call.method !== 'GET',
    takesFile: call.body === 'multipart',
  }));

it.each(managed)('$label is for platform administrators alone', async ({ call }) => {
  expect((await test.ask(call)).status).toBe(401);
  for (const who of [LEARNER, TEACHER, SCHOOL_ADMIN]) {
    expect((await test.ask(call, {}, await shop.by(who))).status).toBe(403);
  }
  expect([401, 403]).not.toContain((await test.ask(call, {}, await shop.by(ADMIN))).status);
});

const batch = async () => {
  const row = { name: '开学礼', kind: 1, amount: 5_000 } as const;
  const now = test.clock.time;
  return insertBatch(test.database.db, { ...row, startsAt: now, createdAt: now }, ['ABCDEFGH']);
};

/** A school wants to teach with the platform. */
async function application() {
  const said = { name: '李明', organisation: '医学院', position: '主任', message: '' };
  const row = { ...said, phone: PHONE, appliedAt: test.clock.time };
  return { id: (await insertApplication(test.database.db, row)) ?? 0 };
}

/** A requested invoice, already issued if `isIssued`. */
async function invoice(isIssued: boolean) {
  const orderId = await shop.place(LEARNER, [1]);
  await shop.pay(LEARNER, orderId, 2);
  await shop.money(orderId, 2);
  const moments = { createdAt: test.clock.time, ...(isIssued && { issuedAt: test.clock.time }) };
  const number = isIssued ? '12345678' : null;
  const named = { titleKind: 1, title: '李明', amount: 1, number } as const;
  const row = { orderId, personId: LEARNER, ...named, ...moments } as const;
  return { id: await insertInvoice(test.database.db, row) };
}

/** A bill knows of what we do not. */
async function difference() {
  const { db } = test.database;
  const run = { day: '2026-11-19', payway: 2 } as const;
  const reconciliationId = await beginRun(db, run, test.clock.time);
  const found = { cause: 'stranger', tradeNo: 'S1', at: test.clock.time } as const;
  await insertDifferences(db, [{ reconciliationId, ...found }]);
  return { id: 1, note: '已退回' };
}

async function banner() {
  const row = { place: 2, title: '开学季', subtitle: '', picture: 'a.png' } as const;
  await test.database.db.insert(ad).values(row);
  return { id: 1 };
}

async function entry() {
  await test.database.db.insert(outline).values({ title: '云课程', actionValue: '/course' });
  return { id: 1 };
}

/** A school has offered a course. */
async function offer() {
  await test.given({ courses: [{ organisationId: 1 }, { publishedAt: null }] });
  const row = { courseId: 1, copyId: 2, charge: 1, price: 0, note: '' } as const;
  await test.database.db.insert(courseOffer).values({ ...row, askedAt: test.clock.time });
  return { id: 1 };
}

/** It has offered one before that is on sale. */
async function secondOffer() {
  const one = await offer();
  await test.given({ courses: [{}] });
  const row = { courseId: 1, copyId: 3, charge: 1, price: 0, note: '', isApproved: true } as const;
  const moments = { askedAt: test.clock.time, decidedAt: test.clock.time };
  await test.database.db.insert(courseOffer).values({ ...row, ...moments });
  return { ...one, edition: 1 };
}

async function word() {
  await makeSensitive(test, '包过', 2);
  return { id: 1 };
}

/** A learner's text held for moderation. */
async function held() {
  await makeSensitive(test, '包过', 2);
  const said = { subjectType: 2, subjectId: 1, text: '考试包过' };
  await test.ask('POST /doctor-cheese/comment/v1/add', said, await shop.by(LEARNER));
  const [row] = await test.database.db.select().from(moderation);
  return { id: row?.id, at: row?.at.getTime(), verdict: 1 };
}

const aCoupon = () => {
  const { from: startsAt, until: endsAt } = span();
  const off = { kind: 1, amount: 1_000, audience: 1, scope: 1, way: 2, perPerson: 1 } as const;
  return { name: '开学礼', ...off, startsAt, endsAt };
};
const coupon = async () => {
  const { startsAt, endsAt, ...said } = aCoupon();
  const moments = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const row = { ...said, ...moments, createdAt: test.clock.time };
  return (await insertCoupon(test.database.db, row)).id;
};

const span = () => {
  const from = test.clock.time.getTime();
  return { from, until: from + 86_400_000 };
};

/** Valid input for each changing call. */
const acts: Record<string, () => Promise<object>> = {
  'codeManage.create': async () => ({
    name: '开学礼',
    kind: 1,
    amount: 5_000,
    count: 3,
    perPerson: 1,
    startsAt: test.clock.time.getTime(),
  }),
  'codeManage.export': async () => ({ id: (await batch()).id }),
  'codeManage.void': async () => ({ id: (await batch()).id }),
  'invoiceManage.download': () => invoice(true),
  'invoiceManage.issue': async () => ({ ...(await invoice(false)), number: '12345678' }),
  'invoiceManage.reject': async () => ({ ...(await invoice(false)), reason: '税号有误' }),
  'invoiceManage.upload': () => invoice(true),
  'reconcileManage.run': async () => ({ day: '2026-11-19', payway: 2 }),
  'reconcileManage.settle': difference,
  'couponManage.create': async () => aCoupon(),
  'couponManage.grant': async () => ({ id: await coupon(), phone: PHONE }),
  'couponManage.void': async () => ({ id: await coupon() }),
  'priceManage.change': async () => {
    const [row] = await test.database.db.select().from(specification);
    const { price = 0, originalPrice = 0, vipPrice = 0 } = row ?? {};
    const shown = { price, originalPrice, vipPrice };
    return { kind: 'specification', id: 1, price: 12_000, originalPrice: 12_000, shown };
  },
  'priceManage.limit': async () => ({ id: 1, price: 8_000, ...span() }),
  'priceManage.withdraw': async () => {
    const { startsAt, deadline } = { startsAt: test.clock.time, deadline: new Date(span().until) };
    await test.database.db
      .insert(limitedPrice)
      .values({ commodityId: 1, price: 8_000, startsAt, deadline });
    const shown = { price: 8_000, from: startsAt.getTime() };
    return { kind: 'specification', id: 1, isLimited: true, shown };
  },
  'shelfManage.putOn': async () => {
    await test.database.db.update(commodity).set({ withdrawnAt: test.clock.time });
    return { ids: [1] };
  },
  'shelfManage.takeOff': async () => ({ ids: [1] }),
  'shelfManage.weigh': async () => ({ id: 1, shown: 0, weight: 9 }),
  'shelfManage.label': async () => {
    const row = { type: 9, pid: 0, name: '内科学' } as const;
    await test.database.db.insert(tag).values(row);
    return { id: 1, shown: [], tagIds: [1] };
  },
  'adManage.save': async () => {
    await test.app.services.storage.put('image/a.png', Buffer.from('png'));
    const texts = { title: '开学季', subtitle: '' };
    return { place: 2, ...texts, picture: '/storage/image/a.png', countsDown: false };
  },
  'adManage.order': async () => ({ place: 2, ids: [(await banner()).id] }),
  'adManage.remove': () => banner(),
  'outlineManage.save': async () => ({ title: '云课程', actionValue: '/course' }),
  'outlineManage.order': async () => ({ ids: [(await entry()).id] }),
  'outlineManage.remove': () => entry(),
  'cloudTeachManage.phone': application,
  'cloudTeachManage.contact': application,
  'cloudTeachManage.open': application,
  'cloudTeachManage.decline': async () => ({ ...(await application()), reason: '资料不全' }),
  'courseOfferManage.approve': async () => ({
    ...(await offer()),
    edition: 1,
    charge: 1,
    price: 0,
    originalPrice: 0,
    vipPrice: 0,
  }),
  'courseOfferManage.renew': secondOffer,
  'courseOfferManage.decline': async () => ({ ...(await offer()), reason: '请补充教师介绍' }),
  'moderation.addWords': async () => ({ words: ['包过'], action: 2 }),
  'moderation.setWord': async () => ({ ...(await word()), action: 1 }),
  'moderation.removeWord': () => word(),
  'moderation.decide': held,
  'moderation.mute': async () => ({ personId: LEARNER, days: 7, reason: '多次发布广告' }),
  'moderation.unmute': async () => {
    const mutedAt = test.clock.time;
    await test.database.db.insert(mute).values({ personId: LEARNER, reason: '广告', mutedAt });
    return { personId: LEARNER };
  },
  'jobManage.end': async () => {
    const row = { kind: 'makeDocument', payload: {}, onceKey: null, runAt: test.clock.time };
    return { id: await enqueue(test.database.db, { ...row, personId: TEACHER }) };
  },
  'licenceManage.offer': async () => ({
    schoolId: 1,
    commodityId: 1,
    departmentIds: [],
    years: [],
    seats: 3,
    price: 60_000_000,
    startsOn: '2026-11-01',
    endsOn: '2027-06-30',
    note: '',
  }),
  'licenceManage.withdraw': async () => ({ ...(await giveLicence(test)), reason: '有误' }),
  'licenceManage.confirm': async () => {
    const { id } = await giveLicence(test, orderedAt(test));
    const reference = licenceReference({ id, offeredAt: test.clock.time.getTime() });
    return { id, reference, amount: 60_000_000 };
  },
  'licenceManage.invoice': async () => ({
    ...(await giveLicence(test, {
      ...orderedAt(test),
      confirmedAt: test.clock.time,
      confirmedById: ADMIN,
    })),
    number: '24312000001',
  }),
  'personManage.disable': async () => ({ id: LEARNER, isDisabled: true, reason: '冒用身份' }),
  'personManage.endSessions': async () => ({ id: LEARNER, reason: '手机被盗' }),
  'personManage.replacePhone': async () => ({
    id: LEARNER,
    phoneNum: '13700137000',
    code: await receiveCode(test, '13700137000'),
    proofs: ['school', 'document'],
    reason: '手机遗失',
  }),
  'privacy.setRetention': async () => ({ kind: 'smsCodes', days: 5 }),
  'schoolManage.add': async () => ({
    name: '青山医学院',
    adminName: '岳明',
    adminNumber: 'A01',
  }),
  'schoolManage.suspend': async () => ({ id: 1, isSuspended: true, reason: '合同到期' }),
  'schoolMerge.merge': async () => {
    await test.given({ organisations: [{ name: '青山医学院' }] });
    const { call } = managed.find(({ label }) => label === 'schoolMerge.preview') ?? { call: '' };
    const { body } = await test.ask(`${call}?id=1&intoId=2`, undefined, await shop.by(ADMIN));
    const { fromName: name, fingerprint } = body.data as SchoolMergePreview;
    return { id: 1, intoId: 2, name, fingerprint, requestKey: 'press-one' };
  },
  'shopManage.refund': async () => {
    const orderId = await shop.place(LEARNER, [1]);
    await shop.pay(LEARNER, orderId, 2);
    await shop.money(orderId, 2);
    return { orderId, reason: '重复购买' };
  },
};

/** Asks with a form that brings a file. */
const brought = (call: string) => (said: object, by: { token: string }) =>
  sendForm(test, call.split(' ')[1] ?? '', {
    ...by,
    fields: Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)])),
    file: { bytes: '%PDF-1.7', name: '发票.pdf' },
  });

/** Deletions take their input from the address, other calls from the body. */
const spoken = (call: string) => (said: object, by: { token: string }) => {
  if (!call.startsWith('DELETE')) return test.ask(call, said, by);
  return test.ask(`${call}?${new URLSearchParams(said as Record<string, string>)}`, undefined, by);
};

describe('whatever changes something', () => {
  const changing = managed.filter(({ changes }) => changes);

  it('is written here, so that its trace is proven', () => {
    expect(Object.keys(acts).sort()).toEqual(changing.map(({ label }) => label).sort());
  });

  it.each(changing)('$label leaves its trace, and none where it was refused', async (act) => {
    const by = await shop.by(ADMIN);
    const traces = () => test.database.db.select().from(auditEntry);
    const asked = (await acts[act.label]?.()) ?? {};
    const ask = act.takesFile ? brought(act.call) : spoken(act.call);
    expect(await ask({}, by)).toMatchObject({ status: 400 });
    expect(await traces()).toEqual([]);
    expect(await ask(asked, by)).toMatchObject({ status: 200 });
    expect(await traces()).toMatchObject([{ byPersonId: ADMIN }]);
  });
});
