/** Learners with a quiz in progress on a hand model, notes on its parts, and experiments. */
import { openDatabase } from '../../../frame/database.mjs';
import { plantSession } from '../../../frame/signIn.mjs';

const PEOPLE = 500;
const MOST_CALLERS = 32;
/** The number of their notes on one part, and of their finished runs. */
const BESIDE = 20;
const QUESTIONS = 10;

const planted = [
  `create temp table learner as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '学员', now() from generate_series(1, ${PEOPLE}) returning id)
   select id from made`,
  // A free experiment, so that no purchase has to be looked up.
  `create temp table bench as select e.id from experiment e join commodity c
     on c.product_id = e.id and c.type = 8 where c.charge = 1 and c.withdrawn_at is null`,
  `create temp table open_anatomy as select a.id from anatomy a
     join commodity c on c.product_id = a.id and c.type = 16 where c.charge = 1
       and c.withdrawn_at is null`,
  `create temp table asked as select a.id as anatomy, m.model_id as model from open_anatomy a
     join anatomy_model m on m.anatomy_id = a.id order by 1 limit 1`,
  // One quiz in progress per pair, so that nobody runs out of them during the measurement.
  `insert into anatomy_quiz (person_id, anatomy_id, model_id, kind, started_at)
     select learner.id, a.id, m.id, 'name', now()
     from (select id from learner order by 1 limit ${MOST_CALLERS}) learner, open_anatomy a, body_model m`,
  `insert into anatomy_quiz_answer (quiz_id, number, structure_id, choices)
     select q.id, n, (select min(id) from body_structure where model_id = q.model_id),
       '["一", "二", "三", "四"]' from anatomy_quiz q, generate_series(1, ${QUESTIONS}) n
     where q.person_id in (select id from learner)`,
  `insert into anatomy_note (person_id, structure_id, view, text, created_at)
     select learner.id, (select min(s.id) from body_structure s, asked where s.model_id = asked.model),
       '', '笔记' || n, now() from learner, generate_series(1, ${BESIDE}) n`,
  `insert into experiment_run (experiment_id, person_id, seed, version, started_at, finished_at)
     select (select min(id) from bench), learner.id, n, 1, now(), now()
     from learner, generate_series(1, ${BESIDE}) n`,
];

/**
 * @param {string} url of the database
 * @param {number} count of learners who write at once
 */
export async function plantAtModels(url, count = MOST_CALLERS) {
  const client = await openDatabase(url);
  for (const text of planted) await client.query(text);
  const { rows: people } = await client.query('select id from learner order by 1 limit $1', [
    count,
  ]);
  const tokens = [];
  for (const { id } of people) tokens.push(await plantSession(client, id));
  const { rows: quizzes } = await client.query(
    `select person_id as person, array_agg(id order by id) as ids from anatomy_quiz
       where person_id in (select id from learner) group by 1 order by 1 limit $1`,
    [count],
  );
  const [at] = (
    await client.query(`select (select min(anatomy) from asked) as anatomy,
      (select min(s.id) from body_structure s, asked where s.model_id = asked.model) as part,
      (select min(s.id) from specimen s join commodity c on c.product_id = s.id and c.type = 2
         where c.charge = 1 and c.withdrawn_at is null) as specimen,
      (select array_agg(id order by id) from bench) as benches,
      (select min(id) from simulation_video) as video,
      (select simulation_id from simulation_video order by id limit 1) as simulation`)
  ).rows;
  await client.query('vacuum analyze');
  await client.end();
  return { tokens, quizzes: quizzes.map(({ ids }) => ids), ...at };
}
