/**
 * node tools/bench/exam/banks.mjs [--questions 10000] [--rounds 3]
 *
 * Teachers' calls about question banks, 32 callers at once on PostgreSQL: the banks of a school,
 * and the questions of a large one; alternating with a minimal server that answers the same. The
 * servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../frame/database.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { plantSession } from '../../frame/signIn.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';

const CONNECTIONS = 32;
const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);

/** Twenty banks of the demo's school; the last one holds all the questions. */
const planted = [
  `create temp table school as select organisation_id as id, min(person_id) as teacher
     from membership where role = 2 group by 1 order by 1 limit 1`,
  `insert into question_bank (organisation_id, name, created_by, created_at, updated_at)
     select school.id, '题库' || n, school.teacher, now(), now() from generate_series(1, 20) n, school`,
  `create temp table bank as select max(id) as id from question_bank`,
  `insert into bank_chapter (bank_id, place, name) select bank.id, n, '章' || n
     from generate_series(0, 9) n, bank`,
  `create temp table made as with rows as (
     insert into question (bank_id, chapter_id, place)
     select bank.id, chapter.id, n from generate_series(1, $1::integer) n, bank
       join bank_chapter chapter on chapter.bank_id = bank.id
       where chapter.place = n % 10 returning id) select id from rows`,
  `insert into question_version (question_id, nth, type, difficulty, stem, options, key, analysis,
     fingerprint, written_at)
   select made.id, 1, 1, 2, '题干 ' || made.id, '[]', '[["A"]]', '解析', 'f' || made.id, now()
   from made`,
];

/** @param {string} url */
async function plant(url) {
  const client = await openDatabase(url);
  for (const text of planted) {
    await client.query(text, text.includes('$1') ? [Number(values.questions)] : []);
  }
  const { rows } = await client.query(
    'select teacher, school.id as school, bank.id as bank from school, bank',
  );
  const [{ teacher, school, bank }] = rows;
  const token = await plantSession(client, teacher, school);
  await client.query('vacuum analyze');
  await client.end();
  return { token, bankId: bank };
}

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareBanks.mjs');
  const { token, bankId } = await plant(postgres.url);
  const options = { connections: CONNECTIONS, token };
  const pairs = [
    { what: '20 banks of a school', call: 'bank-manage/v1/list', path: 'banks' },
    {
      what: `20 of ${values.questions} questions`,
      call: `question-manage/v1/list?bankId=${bankId}`,
      path: `questions?bankId=${bankId}`,
    },
  ];
  for (const { what, call, path } of pairs) {
    await compareInTurns(what, rounds, {
      ours: () => load(`${server.calls}/${call}`, options),
      least: () => load(`${bare.origin}/${path}`, options),
    });
  }
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
