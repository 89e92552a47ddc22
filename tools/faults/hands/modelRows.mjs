/** Checks notes, quizzes and experiments at the end, in either database. */

/** @typedef {(text: string, params?: unknown[]) => Promise<{ rows: any[] }>} Query */

/**
 * Queries for inconsistencies by name; all are empty if nothing was half done.
 * @type {Record<string, string>}
 */
export const halves = {
  'a quiz without its questions': `
    select id from anatomy_quiz where (select count(*) from anatomy_quiz_answer
      where quiz_id = anatomy_quiz.id) <> 10`,
  'a quiz that is over otherwise than it is answered': `
    select id from anatomy_quiz where (finished_at is null) <> exists (select from
      anatomy_quiz_answer where quiz_id = anatomy_quiz.id and answered_at is null)`,
  'an answer without its mark, or a mark without its answer': `
    select quiz_id as id from anatomy_quiz_answer where (answered_at is null) <> (given is null)
      or (answered_at is null) <> (is_right is null)`,
  'a run in which a step is missing': `
    select run_id as id from experiment_step group by 1 having max(number) <> count(*)`,
  'a run that is over and not marked, or the other way round': `
    select id from experiment_run where (finished_at is null) <> (report is null)`,
};

const textOf = async (/** @type {Query} */ query, /** @type {string} */ text) =>
  new Map((await query(text)).rows.map(({ id, its }) => [id, its]));

/** The number of acknowledged values that are missing or different. */
const countOdd = (
  /** @type {Map<unknown, unknown>} */ said,
  /** @type {Map<unknown, unknown>} */ there,
) => [...said].filter(([id, its]) => there.get(id) !== its).length;

/**
 * The number of acknowledged writes that are missing or different.
 * @param {Query} query
 * @param {object} said
 * @param {Map<number, string>} said.notes
 * @param {Map<string, string>} said.given
 * @param {Map<string, number>} said.steps
 * @param {Map<number, number>} said.marked
 * @param {number[]} said.over
 */
export async function lostOf(query, { notes, given, steps, marked, over }) {
  const ended = (await query('select id from anatomy_quiz where finished_at is not null')).rows;
  const isEnded = new Set(ended.map(({ id }) => id));
  return {
    notes: countOdd(notes, await textOf(query, 'select id, text as its from anatomy_note')),
    answers: countOdd(
      given,
      await textOf(
        query,
        "select quiz_id || '/' || number as id, given as its from anatomy_quiz_answer",
      ),
    ),
    steps: countOdd(
      steps,
      await textOf(
        query,
        `select run_id || '/' || number as id, (action ->> 'seconds')::int as its
          from experiment_step`,
      ),
    ),
    marks: countOdd(
      marked,
      await textOf(query, `select id, (report ->> 'points')::float8 as its from experiment_run`),
    ),
    ends: over.filter((id) => !isEnded.has(id)).length,
  };
}
