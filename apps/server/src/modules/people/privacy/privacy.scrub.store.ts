import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { type PersonColumn, referencesToPeople } from '../person/person.door';
import type { Known } from './privacy.part';
import { privacyTexts as texts } from './privacy.texts';

interface Linked extends PersonColumn {
  copy: string;
}

/** What the law says is kept as it was: proofs of payments and invoices. */
const byLaw = ['shop_order', 'order_item', 'payment', 'refund', 'invoice', 'ledger_entry'];
/** Columns that hold a name or a phone as it was when the row was written. */
const copies = ['name', 'nickname', 'phone', 'phone_num', 'contact_name', 'contact_phone'];

/** Every table that refers to people, with its copies of names and phones. */
const selectLinked = (db: Db) =>
  rawRows<Linked>(
    db,
    sql`select refers.table_name as "tableName", refers.column_name as "columnName",
        its.attname as copy
      from ${referencesToPeople} refers
      join pg_attribute its on its.attrelid = refers.table_id and its.attname in ${copies}
        and its.atttypid = 'text'::regtype and not its.attisdropped
      where refers.table_name not in ${byLaw}`,
  );

/**
 * Takes the names and phones of somebody out of the rows that refer to them. Copies are replaced
 * where they are whole, so that nobody damages what they made by calling themselves a common word;
 * within sentences only those of logs and of messages about what they did.
 */
export async function scrubLinked(tx: Db, { personId, names, phones }: Known) {
  const words = [...names, ...phones].filter((word) => word.length > 1);
  await allowErasing(tx);
  for (const linked of await selectLinked(tx)) await scrubCopies(tx, linked, personId, words);
  for (const word of words) {
    await scrubLog(tx, personId, word);
    await tx.execute(sql`update notice set title = replace(title, ${word}, ${texts.erased}),
        text = replace(text, ${word}, ${texts.erased})
      where sender_id = ${personId} and html is null`);
  }
}

const scrubCopies = (
  tx: Db,
  { tableName, columnName, copy }: Linked,
  personId: number,
  words: readonly string[],
) =>
  tx.execute(sql`update ${sql.identifier(tableName)} set ${sql.identifier(copy)} = ${texts.erased}
    where ${sql.identifier(columnName)} = ${personId}
      and ${sql.identifier(copy)} = any(${sql.param([...words])}::text[])`);

/** Values alone: a name that is the name of a field as well changes no field. */
const withoutWord = (facts: SQL, word: string) =>
  sql`coalesce((select jsonb_object_agg(key, replace(value, ${word}, ${texts.erased}))
    from jsonb_each_text(${facts})), '{}'::jsonb)`;

const scrubLog = (tx: Db, personId: number, word: string) =>
  tx.execute(sql`update audit_entry
    set about = replace(about, ${word}, ${texts.erased}),
      before = ${withoutWord(sql`before`, word)}, after = ${withoutWord(sql`after`, word)}
    where ${personId} in (by_person_id, to_person_id)
      and strpos(about || before::text || after::text, ${word}) > 0`);

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
