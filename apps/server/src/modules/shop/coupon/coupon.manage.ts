import {
  couponKindCodes,
  couponScopeCodes,
  couponAudiences,
  couponKinds,
} from '@cheese/domain/codes/shop/coupons';
import type { Answers } from '@cheese/domain/contract/call';
import type { CouponManageContract as C } from '@cheese/domain/contract/shop/couponManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { couponText, scopeText } from '@cheese/domain/rules/shop/couponText';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { notifyPerson } from '../../people/notice/notice.notify';
import { findByPhone } from '../../people/person/person.door';
import { areOnSale } from '../order/order.door';
import { giveCoupon } from './coupon.give';
import {
  countCoupons,
  findTitle,
  insertCoupon,
  lockForVoid,
  markVoided,
  selectCoupons,
} from './coupon.manage.store';
import { toFields } from './coupon.own';
import type { CouponRow } from '../order/coupon.tables';
import { couponTexts } from './coupon.texts';

type Wanted = Static<C['create']['body']>;

export async function listCoupons(
  db: Db,
  { clock }: Pick<CallerContext, 'clock'>,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectCoupons(db, query);
  const ids = rows.map(({ coupon }) => coupon.id);
  const counts = await countCoupons(db, ids, clock.now());
  const list = rows.map(({ coupon, commodityTitle }) => ({
    ...toFields(coupon, commodityTitle),
    way: coupon.way,
    perPerson: coupon.perPerson,
    inAll: coupon.inAll,
    granted: counts.granted.get(coupon.id) ?? 0,
    used: counts.used.get(coupon.id) ?? 0,
    voidedAt: coupon.voidedAt?.getTime() ?? null,
  }));
  return { list, total };
}

/** Only what goes with its kind and scope; what is missing is refused before the database does. */
async function contentOf(db: Db, wanted: Wanted) {
  const { kind, scope, amount, percent, atMost = null, commodityType, commodityId } = wanted;
  const nothing = { amount: null, percent: null, atMost: null };
  const off =
    kind === couponKindCodes.amount
      ? { ...nothing, amount: amount ?? refuse('coupon.incomplete') }
      : { ...nothing, percent: percent ?? refuse('coupon.incomplete'), atMost };
  const type =
    scope === couponScopeCodes.commodityType
      ? (commodityType ?? refuse('coupon.incomplete'))
      : null;
  const commodity =
    scope === couponScopeCodes.commodity ? (commodityId ?? refuse('coupon.incomplete')) : null;
  if (commodity !== null && !(await areOnSale(db, [commodity]))) refuse('order.notOnSale');
  return { kind, scope, ...off, commodityType: type, commodityId: commodity };
}

export const createCoupon = (db: Db, context: CallerContext, wanted: Wanted) =>
  db.transaction(async (tx) => {
    const createdAt = context.clock.now();
    const { audience, way, perPerson, inAll = null, atLeast = 0, startsAt, endsAt } = wanted;
    if (endsAt <= Math.max(startsAt, createdAt.getTime())) refuse('batch.period');
    const coupon = await insertCoupon(tx, {
      name: wanted.name.trim(),
      audience,
      way,
      perPerson,
      inAll,
      atLeast,
      createdAt,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      ...(await contentOf(tx, wanted)),
    });
    const after = await wordsOf(tx, coupon);
    await writeAudit(tx, context, { act: 'coupon.create', about: coupon.name, after });
    return { id: coupon.id };
  });

/** A coupon in the words of the audit log. */
async function wordsOf(db: Db, coupon: CouponRow) {
  const title = coupon.commodityId === null ? null : await findTitle(db, coupon.commodityId);
  const fields = toFields(coupon, title);
  return {
    kind: couponKinds[coupon.kind],
    content: couponText(fields),
    audience: couponAudiences[coupon.audience],
    scope: scopeText(fields),
    perPerson: String(coupon.perPerson),
    ...(coupon.inAll !== null && { count: String(coupon.inAll) }),
    period: couponTexts.fromTo(chinaMinute(fields.startsAt), chinaMinute(fields.endsAt)),
  };
}

interface Grant {
  id: number;
  phone: string;
}

/** Gives one person a coupon, and tells them. */
export const grantCoupon = (db: Db, context: CallerContext, { id, phone }: Grant) =>
  db.transaction(async (tx) => {
    const now = context.clock.now();
    const person = (await findByPhone(tx, 'main', phone)) ?? refuse('coupon.noPerson');
    const given = { couponId: id, personId: person.id, origin: 'grant' } as const;
    const coupon = await giveCoupon(tx, given, now);
    const said = { content: couponText(toFields(coupon, null)) };
    const about = { about: coupon.name, toPersonId: person.id };
    await writeAudit(tx, context, { act: 'coupon.grant', ...about, after: said });
    const words = couponTexts.granted(coupon.name, said.content, coupon.endsAt.getTime());
    await notifyPerson(tx, { personId: person.id, ...words, now });
    return null;
  });

/** The coupon becomes unusable; orders that refer to it stay unchanged. */
export const voidCoupon = (db: Db, context: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    const coupon = (await lockForVoid(tx, id)) ?? refuse('coupon.notFound');
    if (coupon.voidedAt) refuse('coupon.voided');
    await markVoided(tx, id, context.clock.now());
    const states = { before: { state: couponTexts.valid }, after: { state: couponTexts.voided } };
    await writeAudit(tx, context, { act: 'coupon.void', about: coupon.name, ...states });
    return null;
  });
