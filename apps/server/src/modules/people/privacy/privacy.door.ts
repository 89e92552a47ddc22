import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import type { CopyAsked, PersonalPart, PersonalRow } from './privacy.part';

const PAGE = 500;

interface Plan extends Omit<PersonalPart, 'pages'> {
  /** One for each column. */
  values: readonly SQLWrapper[];
  /** What follows the FROM. */
  from(asked: CopyAsked, db: Db): SQL | Promise<SQL>;
}

/** A part whose rows a statement gives; they are fetched by a cursor, within a transaction. */
export const personalTable = ({ values, from, ...part }: Plan): PersonalPart => ({
  ...part,
  async *pages(db, asked) {
    const rows = await from(asked, db);
    await db.execute(sql`declare personal_rows no scroll cursor for
      select jsonb_build_array(${sql.join([...values], sql`, `)}) as "row" from ${rows}`);
    for (;;) {
      const page = await rawRows<{ row: PersonalRow }>(
        db,
        sql`fetch ${sql.raw(String(PAGE))} from personal_rows`,
      );
      if (page.length > 0) yield page.map(({ row }) => row);
      if (page.length < PAGE) break;
    }
    await db.execute(sql`close personal_rows`);
  },
});

/** In China, as people read it. */
export const minuteOf = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')`;

/** The label of a code; the code itself where it has none. */
export const labelOf = (code: SQLWrapper, labels: Readonly<Record<string, string>>) =>
  sql`coalesce(${JSON.stringify(labels)}::jsonb ->> ${code}::text, ${code}::text)`;

/** Money and virtual currency are kept in thousandths. */
export const amountOf = (thousandths: SQLWrapper) => sql`round(${thousandths} / 1000.0, 2)`;

/** Formatted text without its marks. */
export const plainOf = (html: SQLWrapper) => sql`regexp_replace(${html}, '<[^>]*>', '', 'g')`;
