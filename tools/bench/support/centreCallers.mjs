/** People of a welfare centre with their tokens, and a bank that many draws do not use up. */
import { createHash, randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import pg from 'pg';
import { Stop } from '../../setup/say.mjs';

const QUESTIONS = 4000;

/**
 * @param {string} databaseUrl
 * @param {number} count
 * @returns {Promise<{ manager: string, trainees: string[] }>} their tokens
 */
export async function plantCallers(databaseUrl, count) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: managers } = await client.query(
    `select m.person_id as id, m.organisation_id as centre from membership m
     join person p on p.id = m.person_id
     where p.service = 'emergency' and p.is_welfare_manager order by m.id limit 1`,
  );
  const [{ id: managerId, centre }] = managers;
  const { rows: people } = await client.query(
    `with made as (insert into person (service, phone, nickname, registered_at)
       select 'emergency', '1990000' || lpad(n::text, 4, '0'), '学员', now()
       from generate_series(1, $1::integer) n returning id)
     insert into membership (organisation_id, person_id, name, role) select $2, id, '学员', 3 from made
     returning person_id as id`,
    [count, centre],
  );
  await client.query(
    `insert into emergency_question (organisation_id, type, stem, options, answer, analysis, category,
       topic, difficulty, created_at, updated_at)
     select q.organisation_id, q.type, q.stem || n, q.options, q.answer, q.analysis, q.category,
       q.topic, q.difficulty, q.created_at, q.updated_at
     from generate_series(1, $1::integer) n
     join lateral (select * from emergency_question where organisation_id = $2 order by id
       offset n % 50 limit 1) q on true`,
    [QUESTIONS, centre],
  );
  /** @param {number} personId */
  const signIn = async (personId) => {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest('hex');
    await client.query(
      `insert into session (token_hash, person_id, login_platform, device, address, signed_in_at,
         last_used_at, expires_at)
       values ($1, $2, 1, '', '', now(), now(), now() + interval '1 day')`,
      [hash, personId],
    );
    return token;
  };
  const manager = await signIn(managerId);
  const trainees = [];
  for (const { id } of people) trainees.push(await signIn(id));
  await client.query('analyze');
  await client.end();
  return { manager, trainees };
}

/**
 * One connection for each caller, each with their own token, and body where one is sent.
 * @param {string} url
 * @param {{ tokens: string[], bodies?: object[] }} callers
 * @param {number} seconds
 */
async function ask(url, { tokens, bodies }, seconds) {
  let nth = 0;
  const result = await autocannon({
    url,
    connections: tokens.length,
    duration: seconds,
    method: bodies ? 'PUT' : 'GET',
    setupClient(client) {
      const place = nth++ % tokens.length;
      const authorization = `Bearer ${tokens[place]}`;
      if (!bodies) return client.setHeaders({ authorization });
      const headers = { authorization, 'content-type': 'application/json' };
      client.setHeadersAndBody(headers, JSON.stringify(bodies[place]));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Stop(`${url} did not always answer.`);
  return result.requests.average;
}

/**
 * @param {string} url
 * @param {{ tokens: string[], bodies?: object[] }} callers
 * @returns {Promise<number>} answers per second, after a second to warm up
 */
export async function loadBy(url, callers) {
  await ask(url, callers, 1);
  return ask(url, callers, 5);
}
