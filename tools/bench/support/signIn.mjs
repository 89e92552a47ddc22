/** Signs in a demo person by call. */
import { Stop } from '../../setup/say.mjs';

const json = { 'content-type': 'application/json' };
const asked = {
  phoneNum: '13800000001',
  password: 'Cheese-2026',
  loginPlatform: 1,
  expireTime: 86_400,
};

/**
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

/** @param {string} token */
export const bearing = (token) => ({ headers: { authorization: `Bearer ${token}` } });
