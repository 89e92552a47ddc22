import type { AudienceGroupKind } from '@cheese/domain/codes/school/audiences';
import type { AudienceGroupChoice } from '@cheese/domain/contract/school/audience';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf, withTotal } from '../../../db/paged';
import { rawRows } from '../../../db/rawRows';

/** Only these, and what belongs to these departments. */
export interface ChoicesWithin {
  departments: readonly number[];
  classes: readonly number[];
  teachingClasses: readonly number[];
}

interface ChoicesQuery extends Paged {
  organisationId: number;
  kind: AudienceGroupKind;
  keyword?: string | undefined;
  parentId?: number | undefined;
  /** Everything where this is left out. */
  within?: ChoicesWithin | undefined;
}

type Choice = Omit<AudienceGroupChoice, 'kind'> & { total: number };

const anyOf = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`;

/** A further condition of each kind. */
const reached: Record<AudienceGroupKind, (within: ChoicesWithin) => SQL> = {
  department: ({ departments }) => sql`its.id = ${anyOf(departments)}`,
  year: () => sql`false`,
  schoolClass: ({ classes, departments }) =>
    sql`(its.id = ${anyOf(classes)} or its.department_id = ${anyOf(departments)})`,
  teachingClass: ({ teachingClasses }) => sql`its.id = ${anyOf(teachingClasses)}`,
};

const withinOf = ({ kind, within }: ChoicesQuery) =>
  within ? sql` and ${reached[kind](within)}` : sql``;

/** The topmost of a tree: with a limited reach, those whose parent is beyond it. */
const parentOf = ({ parentId, within }: ChoicesQuery) =>
  within && parentId === undefined
    ? sql`(its.parent_id is null or its.parent_id <> all(${`{${within.departments.join(',')}}`}::int[]))`
    : sql`its.parent_id is not distinct from ${parentId ?? null}::int`;

const counted = sql`(count(*) over ())::int as total`;

/** By kind: what may be chosen in a school, in its order. */
const choices: Record<AudienceGroupKind, (asked: ChoicesQuery) => SQL> = {
  department: ({ organisationId, keyword, ...asked }) => sql`
    select its.id, its.name, coalesce(above.name, '') as note, ${counted},
      exists (select 1 from department below where below.parent_id = its.id) as "hasMore"
    from department its left join department above on above.id = its.parent_id
    where its.organisation_id = ${organisationId} and ${
      keyword ? sql`its.name ilike ${likePattern(keyword)}` : parentOf({ organisationId, ...asked })
    }${withinOf({ organisationId, ...asked })}
    order by its.position, its.id`,
  year: ({ organisationId, keyword, ...asked }) => sql`
    select years.year::int as id, years.year::text as name, '' as note, ${counted},
      false as "hasMore"
    from (
      select year from school_class where organisation_id = ${organisationId}
      union select year from membership where organisation_id = ${organisationId}
    ) as years
    where years.year is not null and years.year::text like ${likePattern(keyword ?? '')}${withinOf({ organisationId, ...asked })}
    order by years.year desc`,
  schoolClass: ({ organisationId, keyword, ...asked }) => sql`
    select its.id, its.name, ${counted}, false as "hasMore",
      concat_ws(' · ', its.year::text, home.name) as note
    from school_class its left join department home on home.id = its.department_id
    where its.organisation_id = ${organisationId} and its.archived_at is null
      and its.name ilike ${likePattern(keyword ?? '')}${withinOf({ organisationId, ...asked })}
    order by its.year desc, its.name, its.id`,
  teachingClass: ({ organisationId, keyword, ...asked }) => sql`
    select its.id, its.course_name || ' · ' || its.name as name, term.name as note, ${counted},
      false as "hasMore"
    from teaching_class its join term on term.id = its.term_id
    where its.organisation_id = ${organisationId} and term.archived_at is null
      and (its.name ilike ${likePattern(keyword ?? '')}
        or its.course_name ilike ${likePattern(keyword ?? '')})${withinOf({ organisationId, ...asked })}
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
