/** Signs people in, by call or by inserting a session. */
import { createHash, randomBytes } from 'node:crypto';
import { Stop } from '../setup/say.mjs';

const json = { 'content-type': 'application/json' };
const asked = {
  phoneNum: '13800000001',
  password: 'Cheese-2026',
  loginPlatform: 1,
  expireTime: 86_400,
};

/**
 * Signs in a demo person by call.
 * @param {string} calls address of the main site's calls
 * @returns {Promise<string>} the token
 */
export async function signIn(calls) {
  const answer = await fetch(`${calls}/auth/v1/login/pp`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(asked),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Stop(`The login fails: ${message}`);
  return data.token;
}

export const PHONE = '13800138000';

/** Signs in by the code sent to `PHONE`. @param {{ url: string, calls: string }} server */
export async function signInByCode({ url, calls }) {
  await fetch(`${calls}/auth/v1/sms/vc?p=${PHONE}`);
  const { data } = await (await fetch(`${url}/sandbox/api/sms`)).json();
  const said = { mobile: PHONE, code: data[0].code, loginPlatform: 1, expireTime: 86_400 };
  const answer = await fetch(`${calls}/auth/v1/login/pn`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(said),
  });
  return (await answer.json()).data.token;
}

/** @param {string} token */
export const bearing = (token) => ({ headers: { authorization: `Bearer ${token}` } });

/**
 * Inserts a session, so that no login is needed.
 * @param {{ query: (text: string, params: unknown[]) => Promise<unknown> }} db
 * @param {number} personId
 * @param {number | null} [school] the school of the session
 * @returns {Promise<string>} its token
 */
export async function plantSession(db, personId, school = null) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await db.query(
    `insert into session (token_hash, person_id, login_platform, device, address, signed_in_at,
       last_used_at, expires_at, organisation_id)
     values ($1, $2, 1, '', '', now(), now(), now() + interval '1 day', $3)`,
    [hash, personId, school],
  );
  return token;
}
