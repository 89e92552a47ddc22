/** What is found in the database after courses were edited, imported and exported under faults. */
import { halves, withRows } from './courseRows.mjs';

/** @typedef {Parameters<Parameters<typeof withRows>[1]>[0]} Query */
/** @typedef {{ courseId: number, edition: number, number: number }} Written */

/**
 * Counts acknowledged changes that are not there.
 * @param {Query} query
 * @param {Written[]} writes
 * @param {Map<number, string>} talk
 */
export async function lostOf(query, writes, talk) {
  const kept = await query('select id, text from comment');
  const texts = new Map(kept.rows.map(({ id, text }) => [id, text]));
  const sheets = await query(`select id, edition, description from course where name like '编辑%'`);
  const words = [...talk].filter(([id, text]) => texts.get(id) !== text).length;
  const overwritten = writes.length - new Set(writes.map((w) => `${w.courseId}/${w.edition}`)).size;
  const gone = sheets.rows.filter(({ id, edition: stands, description }) => {
    const mine = writes.filter(({ courseId }) => courseId === id);
    const last = mine.find((one) => one.edition === stands);
    return (
      mine.some((one) => one.edition > stands) || (last && String(last.number) !== description)
    );
  }).length;
  return { words, overwritten, gone };
}

/**
 * Rows that are inconsistent, by what they are; `source` is the course whose copies are compared.
 * @param {Parameters<typeof withRows>[0]} house
 * @param {number} source
 * @returns {Promise<[string, number[]][]>}
 */
export async function halfDone(house, source) {
  const shape = await withRows(house, async (query) => {
    const { rows } = await query(
      `select (select count(*)::int from course_chapter where course_id = $1) as chapters,
        count(*)::int as items, count(media_id)::int as media from courseware where course_id = $1`,
      [source],
    );
    return [rows[0].chapters, rows[0].items, rows[0].media];
  });
  /** @type {[string, number[]][]} */
  const found = [];
  for (const [what, text] of Object.entries(halves)) {
    const { rows } = await withRows(house, (query) =>
      query(text, text.includes('$1') ? shape : []),
    );
    if (rows.length > 0) found.push([what, rows.map(({ id }) => id)]);
  }
  return found;
}

/** How imports and conversions ended. @param {Query} query */
export async function endsOf(query) {
  const { rows } = await query(`select (select count(*)::int from course_import
      where failure is null) as imports, (select count(*)::int from course_import) as brought,
    (select count(*)::int from media where ready_at is not null) as ready,
    (select count(*)::int from media) as media,
    (select count(distinct coalesce(failure, '')) from course_import) as ways,
    (select coalesce(max(attempts), 0) from job where kind in ('importCourse', 'makeFilm', 'makeDocument')) as attempts`);
  return rows[0];
}
