/** A client of the emergency centre without a browser. */
import { copyPlanted } from './planted.mjs';
import { freshDataDir, startServer } from './serverProcess.mjs';

/**
 * @typedef {{ url: string, token: string }} By
 * @typedef {{ trainee: By, manager: By, kill: () => Promise<number> }} Centre
 */

const calls = '/doctor-cheese-smreds';

/** People of one demo centre. */
export const phones = { manager: '13800000008', trainee: '13800000010' };

/**
 * @param {string} url
 * @param {string} phoneNum
 * @returns {Promise<string>} a token
 */
export async function signIn(url, phoneNum) {
  const asked = { phoneNum, password: 'Cheese-2026', loginPlatform: 1, expireTime: 86_400 };
  const answer = await ask({ url }, 'POST auth/v1/login/pp', asked);
  return answer.data.token;
}

/**
 * @param {{ url: string, token?: string }} by
 * @param {string} call such as `GET smreds/quiz/v1/current`
 * @param {object} [body] a form, or what travels as JSON
 */
export async function ask({ url, token }, call, body) {
  const [method = '', path] = call.split(' ');
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}${calls}/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return answer.json();
}

/**
 * A centre with its demo content, restarted as often as it is killed.
 * @param {import('node:test').TestContext} test
 * @param {Record<string, string>} [more]
 */
export function centreOf(test, more) {
  const env = { DATA_DIR: copyPlanted(freshDataDir(test)), SEED: 'demo', ...more };
  /** @returns {Promise<Centre>} */
  return async () => {
    const { child, url, ended, ready } = await startServer(test, env);
    await ready();
    /** @param {keyof typeof phones} who */
    const by = async (who) => ({ url, token: await signIn(url, phones[who]) });
    const kill = () => {
      child.kill('SIGKILL');
      return ended;
    };
    return { trainee: await by('trainee'), manager: await by('manager'), kill };
  };
}
