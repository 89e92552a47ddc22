import type { Db } from '../../../db/database';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { questionBank } from './bank.tables';

export const selectOpenTo = (
  db: Db,
  organisationId: number,
  among: readonly number[] | undefined,
) =>
  db
    .select()
    .from(questionBank)
    .where(
      and(
        isNull(questionBank.archivedAt),
        or(isNull(questionBank.organisationId), eq(questionBank.organisationId, organisationId)),
        among && inArray(questionBank.id, [...among]),
      ),
    )
    // The school's own first.
    .orderBy(sql`${questionBank.organisationId} is null`, questionBank.id);
