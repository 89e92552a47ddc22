import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import type { Known } from './privacy.part';
import { privacyTexts as texts } from './privacy.texts';

interface Linked {
  table: string;
  link: string;
  columns: { name: string; type: string }[];
}

/** What the law says is kept as it was: proofs of payments and invoices. */
const byLaw = ['shop_order', 'order_item', 'payment', 'refund', 'invoice', 'ledger_entry'];

/** Every table that refers to people, with its texts. */
const selectLinked = (db: Db) =>
  rawRows<Linked>(
    db,
    sql`select class.relname as "table", link.attname as link,
        json_agg(json_build_object('name', its.attname, 'type', its.atttypid::regtype::text)) as columns
      from pg_constraint made
      join pg_class class on class.oid = made.conrelid
      join pg_attribute link on link.attrelid = class.oid and link.attnum = made.conkey[1]
      join pg_attribute its on its.attrelid = class.oid and its.attnum > 0 and not its.attisdropped
        and its.atttypid in ('text'::regtype, 'jsonb'::regtype)
      where made.contype = 'f' and made.confrelid = 'person'::regclass
        and class.relname not in ${byLaw}
      group by class.relname, link.attname`,
  );

/**
 * Takes the names and phones of somebody out of the texts of all rows that refer to them. It asks
 * the catalogue of the database, so that a table that comes later is not forgotten.
 */
export async function scrubLinked(tx: Db, { personId, names, phones }: Known) {
  const words = [...names, ...phones].filter((word) => word.length > 1);
  await allowErasing(tx);
  for (const { table, link, columns } of await selectLinked(tx)) {
    const [its, by] = [sql.identifier(table), sql.identifier(link)];
    for (const { name, type } of columns) {
      const column = sql.identifier(name);
      for (const word of words) {
        await tx.execute(sql`update ${its} set ${column} =
            replace(${column}::text, ${word}, ${texts.erased})::${sql.raw(type)}
          where ${by} = ${personId} and strpos(${column}::text, ${word}) > 0`);
      }
    }
  }
}

/** Logs are append-only, but for the law's erasing; the permission ends with the transaction. */
const allowErasing = (tx: Db) => tx.execute(sql`select set_config('cheese.erasing', 'on', true)`);

/** Codes, tries and browsers are kept by phone, without a reference to its owner. */
export async function eraseByPhone(tx: Db, { phones }: Known) {
  for (const phone of phones) {
    await tx.execute(sql`delete from sms_code where phone = ${phone}`);
    await tx.execute(sql`delete from attempt where strpos(key, ${phone}) > 0`);
    await tx.execute(sql`delete from known_browser where strpos(account, ${phone}) > 0`);
  }
}

/** What is older than it is to be kept. */
export async function deleteOldLogs(tx: Db, before: Date) {
  await allowErasing(tx);
  const at = before.toISOString();
  await tx.execute(sql`delete from data_look where at < ${at}::timestamptz`);
  await tx.execute(sql`delete from audit_entry where at < ${at}::timestamptz`);
}

export const deleteOldCodes = (db: Db, before: Date) =>
  db.execute(sql`delete from sms_code where sent_at < ${before.toISOString()}::timestamptz`);

/** Official announcements to everybody stay. */
export const deleteOldNotices = (db: Db, before: Date) =>
  db.execute(sql`delete from notice where sent_at < ${before.toISOString()}::timestamptz
    and (kind <> 1 or is_personal)`);
