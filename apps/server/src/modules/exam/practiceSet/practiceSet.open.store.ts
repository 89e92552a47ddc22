import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { bankChapter } from '../bank/bank.tables';
import { asc, sql } from 'drizzle-orm';

export const selectChaptersOf = (db: Db, bankIds: readonly number[]) =>
  prepared(db, 'chapters_of_banks', () =>
    db
      .select()
      .from(bankChapter)
      .where(sql`${bankChapter.bankId} = any(${sql.placeholder('bankIds')}::int[])`)
      .orderBy(asc(bankChapter.bankId), asc(bankChapter.place), asc(bankChapter.id))
      .prepare('chapters_of_banks'),
  ).execute({ bankIds: [...bankIds] });
