/** Many calls, each by its own person, so many at a time; how many a second, and how long each took. */
import { Agent, request } from 'node:http';
import { Stop } from '../../setup/say.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * @param {string} url
 * @param {{ token: string, body: object }} asked
 * @returns {Promise<any>}
 */
export function post(url, { token, body }) {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const said = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(JSON.parse(said));
        else reject(new Stop(`${url} answered ${answer.statusCode}: ${said.slice(0, 200)}`));
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

/**
 * @param {number} count
 * @param {number} atOnce
 * @param {(nth: number) => Promise<unknown>} call
 */
export async function inTurn(count, atOnce, call) {
  let next = 0;
  /** @type {number[]} */
  const took = [];
  const begun = performance.now();
  const work = async () => {
    while (next < count) {
      const nth = next++;
      const before = performance.now();
      await call(nth);
      took.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  took.sort((a, b) => a - b);
  return {
    perSecond: (count / (performance.now() - begun)) * 1000,
    p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
  };
}
