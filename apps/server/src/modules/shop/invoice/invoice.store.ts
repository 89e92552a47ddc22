import type { InvoiceState } from '@cheese/domain/codes/shop/invoices';
import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { type Paged, rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { person } from '../../people/person/person.tables';
import { orderItem, shopOrder } from '../order/order.tables';
import { invoiceFile, invoiceRequest, type InvoiceRow } from './invoice.tables';

const isOpen = and(isNull(invoiceRequest.rejectedAt), isNull(invoiceRequest.withdrawnAt));
const isIssued = isNotNull(invoiceRequest.issuedAt);
const isRefunded = isNotNull(shopOrder.refundedAt);

/** The states of `rules/invoiceState`, as what they follow from. */
const stateIs: Record<InvoiceState, SQL | undefined> = {
  waiting: and(isOpen, isNull(invoiceRequest.issuedAt), isNull(shopOrder.refundedAt)),
  issued: and(isOpen, isIssued, isNull(shopOrder.refundedAt)),
  rejected: isNotNull(invoiceRequest.rejectedAt),
  withdrawn: isNotNull(invoiceRequest.withdrawnAt),
  voided: and(isOpen, isNull(invoiceRequest.issuedAt), isRefunded),
  reversed: and(isOpen, isIssued, isRefunded),
};

interface Narrowed extends Paged {
  personId?: number;
  keyword?: string;
  state?: InvoiceState;
}

const title = sql<string>`(select coalesce(string_agg(${orderItem.title}, '、' order by ${orderItem.place}), '')
  from ${orderItem} where ${orderItem.orderId} = ${invoiceRequest.orderId})`;

const columns = {
  invoice: invoiceRequest,
  order: { orderNo: shopOrder.orderNo, refundedAt: shopOrder.refundedAt },
  product: title,
  hasFile: sql<boolean>`exists (select 1 from ${invoiceFile}
    where ${invoiceFile.invoiceId} = ${invoiceRequest.id})`,
  person: { id: person.id, name: person.name, nickname: person.nickname, phone: person.phone },
};
const joined = (db: Db) =>
  db
    .select(columns)
    .from(invoiceRequest)
    .innerJoin(shopOrder, eq(shopOrder.id, invoiceRequest.orderId))
    .innerJoin(person, eq(person.id, invoiceRequest.personId));

export type JoinedInvoice = Awaited<ReturnType<typeof joined>>[number];

/** Phone numbers match only as a whole, so that a prefix search cannot reveal the rest. */
const saidBy = (keyword: string) =>
  or(
    ...[shopOrder.orderNo, invoiceRequest.title, invoiceRequest.number, invoiceRequest.taxNo].map(
      (column) => ilike(column, likePattern(keyword)),
    ),
    eq(person.phone, keyword),
  );

/** The page and the total are two prepared statements. */
async function selectAllOf(db: Db, personId: number, paged: Paged) {
  const isTheirs = eq(invoiceRequest.personId, sql.placeholder('personId'));
  const plan = prepared(db, 'invoices_of_person', () =>
    joined(db)
      .where(isTheirs)
      .orderBy(desc(invoiceRequest.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('invoices_of_person'),
  );
  const counted = prepared(db, 'count_of_person', () =>
    db.select({ total: count() }).from(invoiceRequest).where(isTheirs).prepare('count_of_person'),
  );
  const rows = await plan.execute({ personId, ...rowsOf(paged) });
  return { rows, total: (await counted.execute({ personId }))[0]?.total ?? 0 };
}

/** The newest first. */
export async function selectInvoices(db: Db, asked: Narrowed) {
  const { personId, keyword, state } = asked;
  if (personId !== undefined && !keyword && !state) return selectAllOf(db, personId, asked);
  const where = and(
    personId === undefined ? undefined : eq(invoiceRequest.personId, personId),
    state && stateIs[state],
    keyword ? saidBy(keyword) : undefined,
  );
  const { limit, offset } = rowsOf(asked);
  const rows = await joined(db)
    .where(where)
    .orderBy(desc(invoiceRequest.id))
    .limit(limit)
    .offset(offset);
  // Nothing of an order or a person narrows the list: they are not read to be counted.
  if (!where) return { rows, total: await db.$count(invoiceRequest) };
  const [counted] = await db
    .select({ total: count() })
    .from(invoiceRequest)
    .innerJoin(shopOrder, eq(shopOrder.id, invoiceRequest.orderId))
    .innerJoin(person, eq(person.id, invoiceRequest.personId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findInvoice(db: Db, id: number): Promise<JoinedInvoice | null> {
  const rows = await joined(db).where(eq(invoiceRequest.id, id));
  return rows[0] ?? null;
}

export async function findLatest(db: Db, orderId: number): Promise<JoinedInvoice | null> {
  const rows = await joined(db)
    .where(eq(invoiceRequest.orderId, orderId))
    .orderBy(desc(invoiceRequest.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Locks the request against concurrent changes. */
export async function lockInvoice(db: Db, id: number): Promise<InvoiceRow | null> {
  const isIt = eq(invoiceRequest.id, id);
  const rows = await db.select().from(invoiceRequest).where(isIt).for('update');
  return rows[0] ?? null;
}

export async function insertInvoice(db: Db, row: typeof invoiceRequest.$inferInsert) {
  const [inserted] = await db
    .insert(invoiceRequest)
    .values(row)
    .returning({ id: invoiceRequest.id });
  return present(inserted).id;
}

export const updateInvoice = (db: Db, id: number, change: Partial<InvoiceRow>) =>
  db.update(invoiceRequest).set(change).where(eq(invoiceRequest.id, id));

export const keepFile = (db: Db, row: typeof invoiceFile.$inferInsert) =>
  db
    .insert(invoiceFile)
    .values(row)
    .onConflictDoUpdate({
      target: invoiceFile.invoiceId,
      set: { content: row.content, uploadedAt: row.uploadedAt },
    });

export async function findFile(db: Db, invoiceId: number) {
  const rows = await db.select().from(invoiceFile).where(eq(invoiceFile.invoiceId, invoiceId));
  return rows[0] ?? null;
}
