import type { Db } from '../../../db/database';
import { questionBank } from '../bank/bank.tables';
import { and, inArray, isNull } from 'drizzle-orm';

export const selectPlatformBanks = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: questionBank.id })
    .from(questionBank)
    .where(and(inArray(questionBank.id, [...ids]), isNull(questionBank.organisationId)));
