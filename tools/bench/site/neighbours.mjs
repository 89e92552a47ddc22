/**
 * node tools/bench/site/neighbours.mjs [--seconds 6] [--only tiles,search]
 *
 * The effect on other users of one visitor who sends requests as fast as possible: 64 connections
 * for tiles that must be rendered, 32 for uncached searches. The other user calls from another
 * address, one request after the other: alone, and then at the same time; the ratio is that of the
 * medians of one run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';
import { startTiles } from '../support/tileServer.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: 'tiles,search' },
  },
});
const [SECONDS, asked] = [Number(values.seconds), values.only.split(',')];
const [FLOOD, NEIGHBOUR] = ['127.0.0.1', '127.0.0.2'];

/** @param {string} localAddress @param {number} maxSockets */
function lineOf(localAddress, maxSockets) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  /** @param {string} url @returns {Promise<number>} its status */
  return (url) =>
    new Promise((resolve, reject) => {
      get(url, { agent, localAddress }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
}

const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
const p95 = (/** @type {number[]} */ all) =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;

/**
 * The duration of each of the neighbour's calls, one after the other.
 * @param {(nth: number) => string} urlOf
 */
async function feel(urlOf) {
  const ask = lineOf(NEIGHBOUR, 1);
  const until = performance.now() + SECONDS * 1000;
  /** @type {number[]} */
  const took = [];
  for (let nth = 0; performance.now() < until; nth++) {
    const before = performance.now();
    const status = await ask(urlOf(nth));
    if (status !== 200) throw new Stop(`The neighbour was answered ${status}.`);
    took.push(performance.now() - before);
  }
  return took;
}

/**
 * Requests on several connections until stopped; answers the count of each status.
 * @param {number} lanes @param {(nth: number) => string} urlOf
 */
function flood(lanes, urlOf) {
  const ask = lineOf(FLOOD, lanes);
  let [isOver, nth] = [false, 0];
  /** @type {Map<number, number>} */
  const statuses = new Map();
  const lane = async () => {
    while (!isOver) {
      const status = await ask(urlOf(nth++));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: lanes }, lane));
  return async () => {
    isOver = true;
    await all;
    return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  };
}

/** @param {string} what @param {{ lanes: number, flooded: (nth: number) => string, felt: (nth: number) => string }} play */
async function play(what, { lanes, flooded, felt }) {
  const alone = await feel(felt);
  const stop = flood(lanes, flooded);
  const beside = await feel((nth) => felt(nth + alone.length));
  const answers = await stop();
  const ratio = (median(beside) / median(alone)).toFixed(1);
  say(`${what}: alone ${ms(median(alone))}, p95 ${ms(p95(alone))}; beside ${lanes} connections`);
  say(
    `  ${ms(median(beside))}, p95 ${ms(p95(beside))}: ${ratio} times as long (flood: ${answers})`,
  );
}

/** Tiles of the finest levels, each requested once. @param {{ source: () => Promise<any> }} server @param {string} origin @param {number} from */
async function tilesOf({ source }, origin, from) {
  const { levels, tileAddress } = await source();
  const { level, columns, rows } = levels.at(-1);
  return (/** @type {number} */ nth) => {
    const place = (from + nth * 7) % (columns * rows);
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const tile = tileAddress.replace('{level}', String(level));
    return origin + tile.replace('{column}', String(column)).replace('{row}', String(row));
  };
}

const words = ['心脏', '护理学', '诊断', '虚你仿真', 'xinzhang', 'jiepou', '病理', '急求', 'huli'];

await command(async () => {
  sayCommand();
  const folder = mkdtempSync(join(tmpdir(), 'cheese-neighbours-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  const server = await startTiles(postgres.url, join(folder, 'data'));
  const origin = `http://127.0.0.1:${server.port}`;
  const calls = `${origin}/doctor-cheese`;
  if (asked.includes('tiles')) {
    const [flooded, felt] = [await tilesOf(server, origin, 3), await tilesOf(server, origin, 0)];
    await play('a drawn tile', { lanes: 64, flooded, felt });
  }
  if (asked.includes('search')) {
    const flooded = (/** @type {number} */ nth) => {
      const keyword = encodeURIComponent(`${words[nth % words.length]} ${nth}`);
      const call = nth % 2 === 0 ? 'counts?' : 'commodity/list?page=1&pageCnt=20&';
      return `${calls}/search/v1/${call}keyword=${keyword}`;
    };
    const pageOf = () => `${calls}/slide-library/v1/slide/tile-source?slideId=1`;
    const searched = (/** @type {number} */ nth) =>
      `${calls}/search/v1/commodity/list?page=1&pageCnt=20&keyword=${encodeURIComponent(`肺炎 ${nth}`)}`;
    await play('an address of tiles', { lanes: 32, flooded, felt: pageOf });
    await play('a search', { lanes: 32, flooded, felt: searched });
  }
  await server.stop();
  await postgres.stop();
});
