/**
 * Many calls with a concurrency limit, each by another person: calls per second, and the duration
 * of each.
 */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stop } from '../../setup/say.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * @param {string} url
 * @param {{ token: string, body: object }} asked
 * @returns {Promise<any>}
 */
export function post(url, { token, body }) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return ask(url, { method: 'POST', token, headers, text });
}

/**
 * @param {string} url
 * @param {string} token
 * @returns {Promise<any>}
 */
export const get = (url, token) => ask(url, { method: 'GET', token, headers: {}, text: '' });

/**
 * @param {string} url
 * @param {{ method: string, token: string, headers: object, text: string }} asking
 * @returns {Promise<any>}
 */
export function ask(url, { method, token, headers: said, text }) {
  const headers = { authorization: `Bearer ${token}`, ...said };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, (answer) => {
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
  return { perSecond: (count / (performance.now() - begun)) * 1000, p99: p99Of(took) };
}

/**
 * Calls at a fixed rate, like those of real users: none waits for the previous one. Each duration
 * counts from the scheduled time, so that a server that falls behind shows it.
 * @param {number} count
 * @param {number} perSecond
 * @param {(nth: number) => Promise<unknown>} call
 */
export async function atPace(count, perSecond, call) {
  /** @type {number[]} */
  const took = [];
  const begun = performance.now();
  const one = async (/** @type {number} */ nth) => {
    const due = begun + (nth / perSecond) * 1000;
    await sleep(due - performance.now());
    await call(nth);
    took.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: count }, (_, nth) => one(nth)));
  return { perSecond: (count / (performance.now() - begun)) * 1000, p99: p99Of(took) };
}

/** @param {number[]} took */
function p99Of(took) {
  took.sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)] ?? Number.NaN;
}

const WARM_MS = 1_000;
const WHILE_MS = 4_000;

/**
 * Calls on several connections, one after the other on each, until the time is over; none is
 * aborted, so that the saved state of each connection is known.
 * @param {number} atOnce
 * @param {(lane: number) => Promise<unknown>} call
 * @returns {Promise<number>} a second, once it is warm
 */
export async function forAWhile(atOnce, call) {
  const begun = performance.now();
  const isOver = () => performance.now() - begun > WARM_MS + WHILE_MS;
  let count = 0;
  const work = async (/** @type {number} */ lane) => {
    while (!isOver()) {
      await call(lane);
      const at = performance.now() - begun;
      if (at > WARM_MS && at <= WARM_MS + WHILE_MS) count++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, lane) => work(lane)));
  return (count / WHILE_MS) * 1000;
}
