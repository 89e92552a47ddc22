import type { AudienceGroupKind } from '@cheese/domain/codes/school/audiences';
import type { AudienceGroupChoice } from '@cheese/domain/contract/school/audience';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf, withTotal } from '../../../db/paged';
import { rawRows } from '../../../db/rawRows';

interface ChoicesQuery extends Paged {
  organisationId: number;
  kind: AudienceGroupKind;
  keyword?: string | undefined;
  parentId?: number | undefined;
}

type Choice = Omit<AudienceGroupChoice, 'kind'> & { total: number };

const counted = sql`(count(*) over ())::int as total`;

/** By kind: what may be chosen in a school, in its order. */
const choices: Record<AudienceGroupKind, (asked: ChoicesQuery) => SQL> = {
  department: ({ organisationId, keyword, parentId }) => sql`
    select its.id, its.name, coalesce(above.name, '') as note, ${counted},
      exists (select 1 from department below where below.parent_id = its.id) as "hasMore"
    from department its left join department above on above.id = its.parent_id
    where its.organisation_id = ${organisationId} and ${
      keyword
        ? sql`its.name ilike ${likePattern(keyword)}`
        : sql`its.parent_id is not distinct from ${parentId ?? null}::int`
    }
    order by its.position, its.id`,
  year: ({ organisationId, keyword }) => sql`
    select years.year::int as id, years.year::text as name, '' as note, ${counted},
      false as "hasMore"
    from (
      select year from school_class where organisation_id = ${organisationId}
      union select year from membership where organisation_id = ${organisationId}
    ) as years
    where years.year is not null and years.year::text like ${likePattern(keyword ?? '')}
    order by years.year desc`,
  schoolClass: ({ organisationId, keyword }) => sql`
    select its.id, its.name, ${counted}, false as "hasMore",
      concat_ws(' · ', its.year::text, home.name) as note
    from school_class its left join department home on home.id = its.department_id
    where its.organisation_id = ${organisationId} and its.archived_at is null
      and its.name ilike ${likePattern(keyword ?? '')}
    order by its.year desc, its.name, its.id`,
  teachingClass: ({ organisationId, keyword }) => sql`
    select its.id, its.course_name || ' · ' || its.name as name, term.name as note, ${counted},
      false as "hasMore"
    from teaching_class its join term on term.id = its.term_id
    where its.organisation_id = ${organisationId} and term.archived_at is null
      and (its.name ilike ${likePattern(keyword ?? '')}
        or its.course_name ilike ${likePattern(keyword ?? '')})
    order by term.starts_on desc, its.course_name, its.name, its.id`,
};

export async function selectChoices(db: Db, { keyword, ...query }: ChoicesQuery) {
  const words = keyword?.trim();
  const asked = { ...query, keyword: words === '' ? undefined : words };
  const { rows, total } = await withTotal(asked, (page) => {
    const { limit, offset } = rowsOf(page);
    return rawRows<Choice>(db, sql`${choices[page.kind](page)} limit ${limit} offset ${offset}`);
  });
  const list = rows.map(({ id, name, note, hasMore }) => ({
    kind: query.kind,
    id,
    name,
    note,
    hasMore,
  }));
  return { list, total };
}
