import { readStateCodes, type ReadState } from '@cheese/domain/codes/people/notices';
import type { Role } from '@cheese/domain/codes/people/roles';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { keptCount, totalBeside } from '../../../db/keptCount';
import { beginningPattern, likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
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
}

/** The receipts of a notice, narrowed by what does not need the roll. */
const receipts = ({ noticeId, status }: ReadersQuery) => sql`
  from notice_recipient sent left join notice_read mark
    on mark.notice_id = sent.notice_id and mark.person_id = sent.person_id
  where sent.notice_id = ${noticeId}${status === undefined ? sql`` : states[status]}`;

const states: Record<ReadState, SQL> = {
  [readStateCodes.unread]: sql` and mark.person_id is null`,
  [readStateCodes.read]: sql` and mark.person_id is not null`,
};

/** Whoever is found by the keys of the roll, or is in a class that is called so. */
function matching({ organisationId, keyword }: ReadersQuery): SQL {
  const words = keyword?.trim().toLowerCase();
  if (!words) return sql``;
  return sql` and sent.person_id in (
    select roll.person_id from member_key its join membership roll on roll.id = its.membership_id
      where its.organisation_id = ${organisationId} and its.key like ${beginningPattern(words)}
    union all select roll.person_id from school_class its
      join membership roll on roll.class_id = its.id
      where its.organisation_id = ${organisationId} and its.name ilike ${likePattern(words)})`;
}

/** Who received a notice, with when they read it. The page is found before the roll is asked. */
export async function selectReaders(db: Db, asked: ReadersQuery) {
  const page = rowsOf(asked);
  const found = sql`${receipts(asked)}${matching(asked)}`;
  const rows = await rawRows<ReaderRow>(
    db,
    sql`select its.person_id as "personId", its.read_at as "readAt", roll.role,
        coalesce(roll.name, person.name, person.nickname) as name,
        coalesce(roll.number, '') as number,
        coalesce((select its.name from school_class its where its.id = roll.class_id), '')
          as "className"
      from (select sent.person_id, mark.read_at ${found}
        order by sent.person_id limit ${page.limit} offset ${page.offset}) as its
      join person on person.id = its.person_id
      left join membership roll
        on roll.person_id = its.person_id and roll.organisation_id = ${asked.organisationId}
      order by its.person_id`,
  );
  const list = rows.map(({ readAt, ...row }) => ({
    ...row,
    readAt: readAt === null ? null : new Date(readAt).getTime(),
  }));
  const { noticeId, status, keyword } = asked;
  const count = () =>
    keptCount(['readers of a notice', noticeId, status, keyword], () => countFound(db, found));
  return { list, total: await totalBeside(list, page, count) };
}

async function countFound(db: Db, found: SQL) {
  const [counted] = await rawRows<{ total: number }>(
    db,
    sql`select count(*)::int as total ${found}`,
  );
  return counted?.total ?? 0;
}
