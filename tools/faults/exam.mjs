/** An exam with unlimited attempts, and the checks of its data at the end. */
import { withDatabase } from '../frame/database.mjs';

export const QUESTIONS = 50;

/** Fifty single-choice questions with the answer B, for everybody. */
export const plantExam = (/** @type {string} */ url) =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query(
      `with bank as (insert into question_bank (name, created_at, updated_at)
           values ('题库', now(), now()) returning id),
         chapter as (insert into bank_chapter (bank_id, place, name)
           select id, 0, '第一章' from bank returning id, bank_id)
       insert into question (bank_id, chapter_id, place)
       select bank_id, id, n from chapter, generate_series(1, $1::integer) n returning id`,
      [QUESTIONS],
    );
    const ids = rows.map(({ id }) => id);
    await client.query(
      `insert into question_version (question_id, nth, type, difficulty, stem, options, key,
         analysis, fingerprint, written_at)
       select id, 1, 1, 1, '题干' || id, '[{"key":"A","text":"甲","picture":null},
         {"key":"B","text":"乙","picture":null},{"key":"C","text":"丙","picture":null},
         {"key":"D","text":"丁","picture":null}]', '[["B"]]', '解析', id::text, now()
       from unnest($1::integer[]) id`,
      [ids],
    );
    const items = ids.map((questionId) => ({ questionId, version: 1, groupId: null, score: 100 }));
    const plan = { sections: [{ title: '一', note: '', draws: [], items }] };
    const made = await client.query(
      `with whom as (insert into audience (kind, created_at) values ('everybody', now()) returning id)
       insert into exam (audience_id, title, html, plan, question_count, total_score, pass_score,
         rule, starts_at, ends_at, duration_s, attempts, created_at, published_at, result_from,
         shuffles_questions, shuffles_options)
       select id, '考试', '', $1::jsonb, 50, 5000, 3000, 'shareUntilWrong',
         now() - interval '1 hour', now() + interval '1 day', 7200, 32000, now(), now(), now(),
         false, false from whom returning id`,
      [JSON.stringify(plan)],
    );
    return made.rows[0].id;
  });

/** Every stored answer by attempt and place, and the inconsistent attempts. */
export const readKept = (/** @type {string} */ url) =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query(
      `select attempt_id, place, number, given->>0 as given from attempt_answer`,
    );
    const kept = new Map(
      rows.map(({ attempt_id: id, place, number, given }) => [`${id}/${place}`, { number, given }]),
    );
    const found = await client.query(`select
      (select count(*)::int from question_attempt) as attempts,
      (select count(*)::int from question_attempt where submitted_at is not null) as submitted,
      (select count(*)::int from (select person_id, nth from question_attempt
        group by 1, 2 having count(*) > 1) twice) as doubled,
      (select count(*)::int from question_attempt attempt where submitted_at is not null and gained <>
        100 * (select count(*) from attempt_answer answer where answer.attempt_id = attempt.id
          and answer.given = '["B"]'::jsonb)) as misjudged`);
    return { kept, ...found.rows[0] };
  });
