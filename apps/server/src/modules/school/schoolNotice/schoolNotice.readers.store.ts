import { readStateCodes, type ReadState } from '@cheese/domain/codes/people/notices';
import type { Role } from '@cheese/domain/codes/people/roles';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf, withTotal } from '../../../db/paged';
import { rawRows } from '../../../db/rawRows';

export interface ReadersQuery extends Paged {
  noticeId: number;
  organisationId: number;
  status?: ReadState | undefined;
  keyword?: string | undefined;
}

interface ReaderRow {
  personId: number;
  name: string;
  number: string;
  role: Role | null;
  className: string;
  readAt: Date | string | null;
  total: number;
}

const states: Record<ReadState, SQL> = {
  [readStateCodes.unread]: sql` and its.read_at is null`,
  [readStateCodes.read]: sql` and its.read_at is not null`,
};

/** Who received a notice, with when they read it, in the order of the roll. */
export async function selectReaders(db: Db, { keyword, ...asked }: ReadersQuery) {
  const { noticeId, organisationId, status } = asked;
  const words = keyword?.trim();
  const pattern = words ? likePattern(words) : null;
  const found =
    pattern === null
      ? sql``
      : sql` and (coalesce(roll.name, person.name, person.nickname) ilike ${pattern}
          or roll.number ilike ${pattern} or class.name ilike ${pattern})`;
  const { rows, total } = await withTotal(asked, (page) => {
    const { limit, offset } = rowsOf(page);
    return rawRows<ReaderRow>(
      db,
      sql`select its.person_id as "personId", its.read_at as "readAt", roll.role,
          coalesce(roll.name, person.name, person.nickname) as name,
          coalesce(roll.number, '') as number, coalesce(class.name, '') as "className",
          (count(*) over ())::int as total
        from (
          select sent.person_id, mark.read_at from notice_recipient sent
            left join notice_read mark
              on mark.notice_id = sent.notice_id and mark.person_id = sent.person_id
          where sent.notice_id = ${noticeId}
        ) as its
        join person on person.id = its.person_id
        left join membership roll
          on roll.person_id = its.person_id and roll.organisation_id = ${organisationId}
        left join school_class class on class.id = roll.class_id
        where true${status === undefined ? sql`` : states[status]}${found}
        order by roll.number, its.person_id limit ${limit} offset ${offset}`,
    );
  });
  const list = rows.map(({ total: _total, readAt, ...row }) => ({
    ...row,
    readAt: readAt === null ? null : new Date(readAt).getTime(),
  }));
  return { list, total };
}
