/**
 * A minimal server for learners' calls about banks: the caller is authenticated, and each call runs
 * one prepared statement.
 */
import fastify from 'fastify';
import { holders, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number }>>} */
const holderOf = holders(`select person_id as "personId" from session where token_hash = $1`);

const words = `q.id, v.type, v.difficulty, v.context, v.stem, v.pictures, v.options, v.prompts`;
const counts = `(select count(*)::int from question where bank_id = c.product_id
  and deleted_at is null) as questions`;

/** The statement of each call: $1 is the person, $2 a number from the address. */
const statements = {
  banks: `select c.*, s.price, s.vip_price, ${counts}, $1::int, $2::int from commodity c
    left join specification s on s.commodity_id = c.id and s.place = 0
    where c.type = 4 and c.withdrawn_at is null order by c.weight desc, c.id desc limit 20`,
  bank: `select c.*, ${counts}, (select json_agg(x) from (select chapter_id, count(*),
      count(*) filter (where share >= 1), count(*) filter (where due_at < now())
      from question_standing st join question on question.id = st.question_id
      where st.person_id = $1 and st.bank_id = $2 group by chapter_id) x) as progress
    from commodity c where c.type = 4 and c.product_id = $2`,
  chapters: `select ch.*, (select count(*) from question where chapter_id = ch.id
      and deleted_at is null) as questions,
    (select count(*) from question_standing st join question on question.id = st.question_id
      where st.person_id = $1 and st.bank_id = $2 and chapter_id = ch.id) as answered
    from bank_chapter ch where bank_id = $2 order by place`,
  statistics: `select chapter_id, count(*), count(*) filter (where share >= 1),
      (select json_agg(x) from (select submitted_at::date, count(*), sum(share)
        from question_attempt a, unnest(a.shares) share
        where person_id = $1 and submitted_at > now() - interval '30 days'
        group by submitted_at::date) x) as days
    from question_standing st join question on question.id = st.question_id
    where st.person_id = $1 and st.bank_id = $2 group by chapter_id`,
  practice: `select ${words}, answer.given, answer.number from question_attempt a
    cross join jsonb_array_elements(a.items) with ordinality item(said, nth)
    join question q on q.id = (said->>'questionId')::int
    join question_version v on v.question_id = q.id and v.nth = (said->>'version')::int
    left join attempt_answer answer on answer.attempt_id = a.id and answer.place = item.nth - 1
    where a.person_id = $1 and a.id = $2 order by item.nth`,
  wrong: `select ${words}, v.key, v.analysis, st.given, st.share, st.wrong_count, st.last_wrong_at,
      $2::int, count(*) over ()
    from question_standing st join question q on q.id = st.question_id
    join question_version v on v.question_id = q.id and v.nth = st.version
    where st.person_id = $1 and st.last_wrong_at is not null order by st.last_wrong_at desc limit 20`,
  practices: `select id, kind, source_id, title, started_at, submitted_at,
      jsonb_array_length(items), $2::int,
      (select count(*) from attempt_answer where attempt_id = a.id and given <> '[]'),
      count(*) over ()
    from question_attempt a where person_id = $1 order by id desc limit 20`,
  exams: `select exam.*, (select count(*) from question_attempt where kind = 'exam'
      and source_id = exam.id and person_id = $1) as tries, $2::int, count(*) over ()
    from exam join audience on audience.id = audience_id
    where published_at is not null and audience.kind = 'everybody' order by starts_at limit 20`,
  daily: `select ${words}, a.shares from daily_pick
    join question q on q.id = question_id
    join question_version v on v.question_id = q.id and v.nth = daily_pick.version
    left join question_attempt a on a.kind = 'daily' and a.person_id = $1 and a.source_id = daily_pick.id
    where daily_pick.bank_id = $2 and day = current_date`,
};

const app = fastify();
for (const [name, text] of Object.entries(statements)) {
  app.get(`/${name}`, async ({ headers, query }) => {
    const { personId } = await holderOf(headers);
    const { id = 0 } = /** @type {{ id?: string }} */ (query);
    return (await pool.query({ name, text, values: [personId, Number(id)] })).rows;
  });
}
app.get('/', async () => 'ready');
await app.listen({ port: Number(process.env.PORT) });
