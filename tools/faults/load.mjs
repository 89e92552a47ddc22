/** Continuous writers and readers, and the answers they got. */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const writers = 8;
const readers = 8;

/** @typedef {{ at: number, status: number }} Answer */

/**
 * Each write comes from another IP address, as from as many households, so that no rate limit
 * applies.
 */
const somebody = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * @param {string} url
 * @param {RequestInit} [options]
 */
async function ask(url, options) {
  try {
    const answer = await fetch(url, options);
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: null };
  }
}

/**
 * @param {string} calls address of the main site's calls
 * @param {string} token
 */
export function startLoad(calls, token) {
  /** Hashes of the rows whose write was acknowledged with 200. @type {string[]} */
  let acknowledged = [];
  /** @type {Answer[]} */
  let answers = [];
  let isOver = false;

  /** @param {number} status */
  async function note(status) {
    answers.push({ at: performance.now(), status });
    // After a refusal it retries in a moment, as a page does.
    if (status !== 200) await sleep(20);
  }

  async function write() {
    while (!isOver) {
      const headers = { 'x-forwarded-for': somebody() };
      const { status, body } = await ask(`${calls}/open/v1/generate/id?cnt=1`, { headers });
      for (const uuid of status === 200 ? body.data : []) {
        acknowledged.push(createHash('sha256').update(uuid).digest('hex'));
      }
      await note(status);
    }
  }

  /** @param {string} url */
  async function read(url) {
    const headers = { authorization: `Bearer ${token}` };
    while (!isOver) await note((await ask(url, { headers })).status);
  }

  const reads = ['news/v1/list', 'user/v1/info/extend'].map((path) => `${calls}/${path}`);
  const everybody = [
    ...Array.from({ length: writers }, write),
    ...Array.from({ length: readers }, (_, n) => read(reads[n % reads.length] ?? '')),
  ];
  return {
    acknowledged: () => acknowledged.length,
    answers: () => answers,
    /** The answers since the last call. */
    take() {
      const taken = { acknowledged, answers };
      [acknowledged, answers] = [[], []];
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(everybody);
    },
  };
}
