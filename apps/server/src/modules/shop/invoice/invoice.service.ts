import type { Answers } from '@cheese/domain/contract/call';
import type { InvoiceContract as C } from '@cheese/domain/contract/shop/invoice';
import { invoiceObstacle } from '@cheese/domain/rules/shop/invoiceState';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { isUniqueViolation } from '../../../db/violations';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { selectItems } from '../order/order.door';
import { ownOrder } from '../order/order.service';
import { findDelivering } from '../payment/payment.door';
import { lockWhole } from '../payment/payment.truth';
import { offerInvoice } from './invoice.pdf';
import { stateOf, toInvoice } from './invoice.shapes';
import { invoiceTitle } from './invoice.title';
import {
  findInvoice,
  findLatest,
  insertInvoice,
  lockInvoice,
  selectInvoices,
  updateInvoice,
} from './invoice.store';

type Wanted = Static<C['apply']['body']>;

export async function readOfOrder(
  db: Db,
  { person }: Pick<CallerContext, 'person'>,
  orderId: number,
): Promise<Answers<C['ofOrder']>> {
  const order = await ownOrder(db, person, orderId);
  const items = await selectItems(db, [orderId]);
  const found = await findLatest(db, orderId);
  return {
    orderId,
    orderNo: order.orderNo,
    kind: order.kind,
    amount: order.total,
    product: items.map(({ title }) => title).join('、'),
    obstacle: invoiceObstacle(order),
    invoice: found && toInvoice(found),
  };
}

export async function listMine(
  db: Db,
  { person }: Pick<CallerContext, 'person'>,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectInvoices(db, { ...query, personId: person.id });
  return { total, list: rows.map(toInvoice) };
}

/** One living request for each order, over what was really paid for it with money. */
export async function applyForInvoice(db: Db, { person, clock }: CallerContext, wanted: Wanted) {
  const named = invoiceTitle(wanted);
  const known = await ownOrder(db, person, wanted.orderId);
  const now = clock.now();
  await consumeRateLimits(db, now, [
    { key: `invoice:${person.id}`, limit: limits.invoicesOfPerson },
  ]);
  const insert = db.transaction(async (tx) => {
    // A refund waits for this, or this for the refund.
    const { order } = await lockWhole(tx, known, now);
    const obstacle = invoiceObstacle(order);
    if (obstacle) refuse(`invoice.${obstacle}`);
    const paid = (await findDelivering(tx, order.id)) ?? refuse('invoice.unpaid');
    const { email = null } = wanted;
    const row = { ...named, email, orderId: order.id, personId: person.id };
    return insertInvoice(tx, { ...row, amount: paid.amount, createdAt: now });
  });
  const id = await insert.catch((error: unknown) => {
    if (isUniqueViolation(error, 'invoice_request_living')) refuse('invoice.asked');
    throw error;
  });
  return { id };
}

/** Another user's request is reported as not found. */
async function ownInvoice(db: Db, { id: personId }: Person, id: number) {
  const found = await findInvoice(db, id);
  return found?.invoice.personId === personId ? found : refuse('invoice.notFound');
}

export const withdrawInvoice = (db: Db, { person, clock }: CallerContext, id: number) =>
  db.transaction(async (tx) => {
    await ownInvoice(tx, person, id);
    await lockInvoice(tx, id);
    const state = stateOf(await ownInvoice(tx, person, id));
    if (state === 'withdrawn') return null;
    if (state !== 'waiting') refuse('invoice.notWaiting');
    await updateInvoice(tx, id, { withdrawnAt: clock.now() });
    return null;
  });

/** A refunded order's invoice can no longer be downloaded. */
export async function downloadMine(db: Db, context: CallerContext, id: number) {
  const found = await ownInvoice(db, context.person, id);
  if (stateOf(found) !== 'issued') refuse('invoice.notIssued');
  return offerInvoice(db, context, found);
}
