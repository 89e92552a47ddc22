/**
 * A minimal server for the most frequent calls of the emergency centre, for callers with a token:
 * it reads and writes the same rows with prepared statements, in transactions where ours uses one.
 */
import fastify from 'fastify';
import { holders, inTransaction, pool } from './bareRoutes.mjs';

/** @type {ReturnType<typeof holders<{ personId: number, organisationId: number }>>} */
const holderOf = holders(`select s.person_id as "personId", m.organisation_id as "organisationId"
  from session s join membership m on m.person_id = s.person_id where s.token_hash = $1`);

const trainees = `select m.person_id from membership m join person p on p.id = m.person_id
  where m.organisation_id = $1 and not p.is_welfare_manager`;
const overview = {
  // Subtracts the days of people who have left the roll.
  days: `select day, sum(learners), sum(ms), sum(quizzes), sum(scores) from (
      select day, learners, studied_ms as ms, quizzes, score_sum as scores
      from emergency_centre_day where organisation_id = $1 and day between $2 and $3
      union all select day, -(studied_ms > 0)::int, -studied_ms, -quizzes, -score_sum
      from emergency_learner_day where organisation_id = $1 and day between $2 and $3
        and person_id in (select person_id from emergency_learner where organisation_id = $1
          and person_id not in (${trainees}))) part
    group by day having sum(ms) > 0 or sum(quizzes) > 0 order by day`,
  people: `select count(*) from (${trainees}) t`,
  studied: `select count(distinct person_id) from emergency_learner_day where organisation_id = $1
    and day between $2 and $3 and studied_ms > 0 and person_id in (${trainees})`,
  certificates: `select count(*) from certificate where kind = 'welfare' and organisation_id = $1
    and revoked_at is null and issued_at between $2 and $3 and person_id in (${trainees})`,
  atRisk: `select count(*) from (${trainees}) t left join emergency_learner l
    on l.organisation_id = $1 and l.person_id = t.person_id
    where coalesce(l.studied_ms, 0) < 1000 or l.last_studied_at < now() - interval '14 days'
      or l.score_sum < 60 * l.quizzes`,
};

const app = fastify();
app.get('/', async () => 'ready');

app.get('/overview', async ({ headers, query }) => {
  const { organisationId } = await holderOf(headers);
  const { from, to } = /** @type {{ from: string, to: string }} */ (query);
  const days = [new Date(Number(from)), new Date(Number(to))];
  /** @type {Record<string, unknown>} */
  const found = {};
  for (const [name, text] of Object.entries(overview)) {
    const values = text.includes('$2') ? [organisationId, ...days] : [organisationId];
    found[name] = (await pool.query({ name, text, values })).rows;
  }
  return found;
});

const unseen = `select id, type, stem, options, answer, analysis from emergency_question
  where organisation_id = $1 and deleted_at is null and id not in (
    select question_id from emergency_quiz_question qq join emergency_quiz q on q.id = qq.quiz_id
    where q.person_id = $2)
  order by random() limit 10`;
const giveUp = `update emergency_quiz set given_up_at = now()
  where person_id = $1 and submitted_at is null and given_up_at is null`;
const insertQuiz = `insert into emergency_quiz
  (person_id, organisation_id, total, is_test, started_at) values ($1, $2, $3, true, now())
  returning id`;
const insertPaper = `insert into emergency_quiz_question (quiz_id, question_id, place, asked)
  select $1::integer, (q->>'id')::integer, nth, q - 'id' from jsonb_array_elements($2::jsonb)
  with ordinality as paper (q, nth)`;

app.get('/draw', async ({ headers }) => {
  const { personId, organisationId } = await holderOf(headers);
  return inTransaction(async (ask) => {
    await ask('lock', 'select id from person where id = $1 for update', [personId]);
    await ask('giveUp', giveUp, [personId]);
    const paper = await ask('unseen', unseen, [organisationId, personId]);
    const [quiz] = await ask('quiz', insertQuiz, [personId, organisationId, paper.length]);
    await ask('paper', insertPaper, [quiz.id, JSON.stringify(paper)]);
    const questions = paper.map(({ id, type, stem, options }) => ({ id, type, stem, options }));
    return { quizId: quiz.id, questions };
  });
});

const lockQuiz = `select submitted_at from emergency_quiz
  where id = $1 and person_id = $2 and given_up_at is null for update`;
const find = 'select asked from emergency_quiz_question where quiz_id = $1 and question_id = $2';
const give = `update emergency_quiz_question set given = $3 where quiz_id = $1 and question_id = $2`;

app.put('/save', async ({ headers, body }) => {
  const { personId } = await holderOf(headers);
  const { quizId, questionId, option } =
    /** @type {{ quizId: number, questionId: number, option: string }} */ (body);
  return inTransaction(async (ask) => {
    await ask('lockQuiz', lockQuiz, [quizId, personId]);
    await ask('find', find, [quizId, questionId]);
    await ask('give', give, [quizId, questionId, option]);
    return null;
  });
});

await app.listen({ port: Number(process.env.PORT) });
