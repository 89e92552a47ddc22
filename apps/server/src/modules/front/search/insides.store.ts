import { commodityTypeCodes, type CommodityType } from '@cheese/domain/codes/shop/products';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { withoutMarkup } from '../../base/findable/reading/plain';

/** Contained texts of a product: titles of its parts, and their content. */
export interface Inside {
  parts: readonly string[];
  text: string;
}

type Read = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, Inside>>;

/** More of one thing would cost memory at every node and find nothing that less does not. */
const MOST_SIGNS = 60_000;

interface Row {
  id: number;
  parts: string[] | null;
  texts: string[] | null;
}

const readBy =
  (query: (ids: SQL) => SQL): Read =>
  async (db, ids) => {
    const rows = await rawRows<Row>(db, query(sql`${`{${ids.join(',')}}`}::int[]`));
    const read = rows.map(({ id, parts, texts }) => {
      const text = withoutMarkup((texts ?? []).filter(Boolean).join('\n'));
      return [
        id,
        { parts: (parts ?? []).filter(Boolean), text: text.slice(0, MOST_SIGNS) },
      ] as const;
    });
    return new Map(read);
  };

/** Titles of what learners find in the directory, and its texts and pages. */
const courses = readBy(
  (ids) => sql`select course.id,
    array(select title from course_chapter where course_id = course.id and removed_at is null
      union all select courseware.title from courseware join course_chapter chapter
        on chapter.id = chapter_id and chapter.removed_at is null
        where courseware.course_id = course.id and is_shown
      union all select unnest(course.goals)) as parts,
    array[course.html, course.for_whom] || array(
      select concat_ws(' ', content ->> 'html', (select string_agg(page ->> 'text', ' ')
        from jsonb_array_elements(media.pages) page))
      from courseware join course_chapter chapter
        on chapter.id = chapter_id and chapter.removed_at is null
      left join media on media.id = media_id
      where courseware.course_id = course.id and is_shown order by courseware.id) as texts
    from course where course.id = any(${ids}) and organisation_id is null`,
);

/** Slides of a library, or places of a specimen; a school's library may have a specimen's number. */
const specimens = readBy(
  (ids) => sql`select product as id,
    array(select concat_ws(' ', slide.title, title_en) from slide join slide_library library
        on library.id = library_id and library.organisation_id is null
        where library_id = product and is_shown
      union all select name_en from specimen where specimen.id = product
      union all select title from specimen_hotspot where specimen_id = product) as parts,
    array(select concat_ws(' ', slide.summary, material) from slide join slide_library library
        on library.id = library_id and library.organisation_id is null
        where library_id = product and is_shown
      union all select text from specimen_hotspot where specimen_id = product) as texts
    from unnest(${ids}) product`,
);

/** Chapters, and what is asked; never what is to be chosen, what is right, or why. */
const banks = readBy(
  (ids) => sql`select bank.id,
    array(select name from bank_chapter where bank_id = bank.id order by place) as parts,
    array(select concat_ws(' ', stem, context, array_to_string(tags, ' ')) from question
      join question_version on question_id = question.id and nth = version
      where bank_id = bank.id and deleted_at is null order by question.id) as texts
    from question_bank bank where bank.id = any(${ids}) and organisation_id is null`,
);

const simulations = readBy(
  (ids) => sql`select simulation.id,
    aims || equipment || steps || array(select title from simulation_video
      where simulation_id = simulation.id order by number) as parts,
    array(select html from simulation_video where simulation_id = simulation.id) as texts
    from simulation where simulation.id = any(${ids})`,
);

/** Every part of every body in it, as it is called in three languages. */
const anatomies = readBy(
  (ids) => sql`select anatomy.id,
    array[anatomy.name_en] || array(select name from anatomy_model
      join body_structure structure on structure.model_id = anatomy_model.model_id
      where anatomy_id = anatomy.id) as parts,
    array(select concat_ws(' ', structure.name_en, name_latin, description) from anatomy_model
      join body_structure structure on structure.model_id = anatomy_model.model_id
      where anatomy_id = anatomy.id) as texts
    from anatomy where anatomy.id = any(${ids}) and organisation_id is null`,
);

export const insides: readonly (readonly [CommodityType, Read])[] = [
  [commodityTypeCodes.course, courses],
  [commodityTypeCodes.specimen, specimens],
  [commodityTypeCodes.bank, banks],
  [commodityTypeCodes.simulation, simulations],
  [commodityTypeCodes.anatomy, anatomies],
];
