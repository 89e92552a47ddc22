/** People with tokens, and a constant load by all of them at once. */
import { createHash, randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { Stop } from '../../setup/say.mjs';

/**
 * Inserts a session, so that no login is needed.
 * @param {import('pg').Client} client
 * @param {number} personId
 * @returns {Promise<string>} its token
 */
export async function plantSession(client, personId) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await client.query(
    `insert into session (token_hash, person_id, login_platform, device, address, signed_in_at,
       last_used_at, expires_at)
     values ($1, $2, 1, '', '', now(), now(), now() + interval '1 day')`,
    [hash, personId],
  );
  return token;
}

/**
 * Inserts a session of a teacher at their school.
 * @param {import('pg').Client} client
 * @param {{ teacher: number, school: number }} who
 */
export async function plantTeacher(client, { teacher, school }) {
  const token = await plantSession(client, teacher);
  await client.query('update session set organisation_id = $1 where person_id = $2', [
    school,
    teacher,
  ]);
  return token;
}

/**
 * @typedef {object} Callers
 * @property {string[]} tokens
 * @property {object[]} [bodies] one for each token, where something is sent
 * @property {(place: number) => object} [fresh] the body of each call, where no two are alike
 * @property {() => Promise<unknown>} [before] what begins anew before each load
 * @property {'PUT' | 'POST'} [method] how it is sent
 * @property {(string | number)[]} [ends] how the address of each token ends
 */

/**
 * One connection per caller, each with their own token, and their own body if one is sent.
 * @param {string} url
 * @param {Callers} callers
 * @param {number} seconds
 */
async function ask(url, { tokens, bodies, fresh, method = 'PUT', ends }, seconds) {
  let nth = 0;
  const result = await autocannon({
    url,
    connections: tokens.length,
    duration: seconds,
    method: bodies ? method : 'GET',
    setupClient(client) {
      const place = nth++ % tokens.length;
      const authorization = `Bearer ${tokens[place]}`;
      if (ends) {
        const { pathname, search } = new URL(`${url}${ends[place]}`);
        return client.setRequests([{ path: `${pathname}${search}`, headers: { authorization } }]);
      }
      if (fresh) {
        const { pathname: path } = new URL(url);
        const headers = { authorization, 'content-type': 'application/json' };
        const anew = () => ({ method, path, headers, body: JSON.stringify(fresh(place)) });
        // Each body is built once, when it is sent.
        return client.setRequests([{ method, path, headers, body: '{}', setupRequest: anew }]);
      }
      if (!bodies) return client.setHeaders({ authorization });
      const headers = { authorization, 'content-type': 'application/json' };
      client.setHeadersAndBody(headers, JSON.stringify(bodies[place]));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Stop(`${url} did not always answer: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return result.requests.average;
}

/**
 * @param {string} url
 * @param {Callers} callers
 * @returns {Promise<number>} answers per second, after a second to warm up
 */
export async function loadBy(url, callers) {
  await callers.before?.();
  await ask(url, callers, 1);
  await callers.before?.();
  return ask(url, callers, 5);
}
