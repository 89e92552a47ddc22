/** Checks slides at the end, in either database and in the storage. */
import { join, relative, sep } from 'node:path';
import { filesUnder } from '../../setup/files.mjs';

/** @typedef {(text: string, params?: unknown[]) => Promise<{ rows: any[] }>} Query */

export const unfinished = `select count(*)::int as left from job
  where finished_at is null and kind = 'makeSlide'`;

/**
 * Queries for inconsistencies by name; all are empty if nothing was half done.
 * @type {Record<string, string>}
 */
export const halves = {
  'a layer that counts otherwise than it holds': `
    select id from slide_layer where shape_count <> jsonb_array_length(shapes)`,
  'words of a shape that is not there, or a shape without its words': `
    select id from slide_layer where (select count(*) from jsonb_object_keys(words::jsonb) it(id)
      where shapes @> jsonb_build_array(jsonb_build_object('id', it.id))) <> shape_count
      or (select count(*) from jsonb_object_keys(words::jsonb)) <> shape_count`,
  'a shape twice': `
    select slide_layer.id from slide_layer, jsonb_array_elements(shapes) it
    group by slide_layer.id, it ->> 'id' having count(*) > 1`,
  'tries that are counted otherwise than they are kept': `
    select task_id as id from slide_task_standing s where tries <> (select count(*)
      from slide_task_try t where t.task_id = s.task_id and t.person_id = s.person_id)`,
  'a try twice': `
    select min(id) as id from slide_task_try group by person_id, task_id, token
    having count(*) > 1`,
  'a file that is neither ready nor failed': `
    select id from media where (ready_at is null) = (failed_at is null)`,
  'a file that is ready, and no scan of it': `
    select id from media where ready_at is not null and id not in
      (select media_id from slide_scan where media_id is not null)`,
  'a slide without its picture': `select id from slide where thumbnail = ''`,
  'a file shown twice in one library': `
    select min(id) as id from slide group by library_id, scan_id having count(*) > 1`,
};

/**
 * Files that belong to nothing, and files that slides name but that are missing.
 * @param {string} dataDir
 * @param {Query} query
 */
export async function oddFiles(dataDir, query) {
  const home = join(dataDir, 'storage');
  const files = filesUnder(home).map((file) => relative(home, file).split(sep).join('/'));
  const media = (await query('select key, poster from media')).rows;
  const scans = (await query('select key from slide_scan')).rows.map(({ key }) => key);
  const covers = (await query('select thumbnail from slide')).rows.map(
    ({ thumbnail }) => thumbnail,
  );
  const folders = new Set(media.map(({ key }) => folderOf(key)));
  const stray = files.filter((key) => {
    if (key.startsWith('slide-cover/')) return !covers.includes(key);
    return key.startsWith('slide/') && !folders.has(folderOf(key));
  });
  const there = new Set(files);
  const posters = media.flatMap(({ poster }) => poster ?? []);
  const missing = [...scans, ...covers, ...posters].filter((key) => !there.has(key));
  return { stray, missing };
}

const folderOf = (/** @type {string} */ key) => key.split('/').slice(0, 2).join('/');

/**
 * The number of acknowledged writes that are missing or different.
 * @param {Query} query
 * @param {object} said
 * @param {{ layerId: number, drawn: string[] }[]} said.layers
 * @param {Map<number, string>} said.notes
 * @param {string[]} said.tried
 * @param {({ token: string, text: string } | null)[]} said.reports
 */
export async function lostOf(query, { layers, notes, tried, reports }) {
  const kept = (await query('select id, shapes from slide_layer')).rows;
  const shapesOf = new Map(
    kept.map(({ id, shapes }) => [
      id,
      new Set(shapes.map((/** @type {{ id: string }} */ one) => one.id)),
    ]),
  );
  const texts = (await query('select id, text from slide_note')).rows;
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  const tokens = (await query('select token from slide_task_try')).rows.map(({ token }) => token);
  const tries = new Set(tokens);
  const found = (await query('select token, answers from slide_finding')).rows;
  const answerOf = new Map(found.map(({ token, answers }) => [token, answers[0].text]));
  const stand = reports.filter((one) => one !== null);
  return {
    shapes: layers.flatMap(({ layerId, drawn }) =>
      drawn.filter((id) => !shapesOf.get(layerId)?.has(id)),
    ).length,
    notes: [...notes].filter(([id, text]) => textOf.get(id) !== text).length,
    tries: tried.filter((token) => !tries.has(token)).length,
    reports: stand.filter(({ token, text }) => answerOf.get(token) !== text).length,
    /** Withdrawn ones that are still there. */
    returned: found.length - stand.length,
  };
}
