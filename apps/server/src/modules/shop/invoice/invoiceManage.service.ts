import { readFile } from 'node:fs/promises';
import { invoiceStates } from '@cheese/domain/codes/shop/invoices';
import type { Answers } from '@cheese/domain/contract/call';
import type { InvoiceManageContract as C } from '@cheese/domain/contract/shop/invoiceManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { isUniqueViolation } from '../../../db/violations';
import type { IncomingFile } from '../../../plugins/forms';
import { refuse } from '../../../calls/refusal';
import { looksLike, readHead } from '../../base/upload/upload.content';
import { writeAudit } from '../../people/audit/audit.service';
import { notifyPerson } from '../../people/notice/notice.notify';
import { offerInvoice } from './invoice.pdf';
import { stateOf, toManagedInvoice } from './invoice.shapes';
import { findInvoice, keepFile, lockInvoice, selectInvoices, updateInvoice } from './invoice.store';
import { invoiceTexts as texts } from './invoice.texts';

export async function listEveryInvoice(
  db: Db,
  { keyword, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const words = keyword?.trim();
  const { rows, total } = await selectInvoices(db, { ...asked, ...(words && { keyword: words }) });
  return { total, list: rows.map(toManagedInvoice) };
}

/** Locked, and with everything around it as it is then. */
async function lockJoined(db: Db, id: number) {
  await lockInvoice(db, id);
  return (await findInvoice(db, id)) ?? refuse('invoice.notFound');
}

async function lockWaiting(db: Db, id: number) {
  const found = await lockJoined(db, id);
  return stateOf(found) === 'waiting' ? found : refuse('invoice.notWaiting');
}

export async function issueInvoice(
  db: Db,
  context: CallerContext,
  { id, number }: Static<C['issue']['body']>,
) {
  const issue = db.transaction(async (tx) => {
    const { invoice, order } = await lockWaiting(tx, id);
    const now = context.clock.now();
    await updateInvoice(tx, id, { number, issuedAt: now });
    await writeAudit(tx, context, {
      act: 'invoice.issue',
      about: order.orderNo,
      toPersonId: invoice.personId,
      before: { state: invoiceStates.waiting },
      after: {
        state: invoiceStates.issued,
        number,
        title: invoice.title,
        amount: texts.inYuan(priceText(invoice.amount)),
      },
    });
    await notifyPerson(tx, {
      personId: invoice.personId,
      ...texts.issuedNotice(order.orderNo),
      now,
    });
    return null;
  });
  return issue.catch((error: unknown) => {
    if (isUniqueViolation(error, 'invoice_request_number')) refuse('invoice.numberTaken');
    throw error;
  });
}

interface Brought {
  id: number;
  file: IncomingFile;
}

/** Brings the real invoice, or another in its place. */
export async function uploadInvoice(db: Db, context: CallerContext, { id, file }: Brought) {
  if (!looksLike(await readHead(file.path), 'pdf')) refuse('invoice.notPdf');
  const content = await readFile(file.path);
  return db.transaction(async (tx) => {
    const found = await lockJoined(tx, id);
    if (stateOf(found) !== 'issued') refuse('invoice.notIssued');
    const now = context.clock.now();
    await keepFile(tx, { invoiceId: id, content, uploadedAt: now });
    const { invoice, order } = found;
    // Another in its place is a correction: they know already that there is one.
    if (!found.hasFile) {
      const { personId } = invoice;
      await notifyPerson(tx, { personId, ...texts.uploadedNotice(order.orderNo), now });
    }
    await writeAudit(tx, context, {
      act: 'invoice.upload',
      about: order.orderNo,
      toPersonId: invoice.personId,
      after: {
        ...(invoice.number && { number: invoice.number }),
        content: file.name.slice(0, 100),
      },
    });
    return null;
  });
}

export const rejectInvoice = (db: Db, context: CallerContext, body: Static<C['reject']['body']>) =>
  db.transaction(async (tx) => {
    const { invoice, order } = await lockWaiting(tx, body.id);
    const now = context.clock.now();
    const reason = body.reason.trim();
    await updateInvoice(tx, body.id, { rejectedAt: now, rejectReason: reason });
    const { personId } = invoice;
    await writeAudit(tx, context, {
      act: 'invoice.reject',
      about: order.orderNo,
      toPersonId: personId,
      before: { state: invoiceStates.waiting },
      after: { state: invoiceStates.rejected, reason },
    });
    await notifyPerson(tx, { personId, ...texts.rejectedNotice(order.orderNo, reason), now });
    return null;
  });

/** The document names a person and a company, so the access is logged. */
export async function downloadAny(db: Db, context: CallerContext, id: number) {
  const found = (await findInvoice(db, id)) ?? refuse('invoice.notFound');
  const { invoice, order } = found;
  const number = invoice.number ?? refuse('invoice.notIssued');
  return db.transaction(async (tx) => {
    await writeAudit(tx, context, {
      act: 'invoice.download',
      about: order.orderNo,
      toPersonId: invoice.personId,
      after: { number },
    });
    return offerInvoice(tx, context, found);
  });
}
