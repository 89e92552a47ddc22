/**
 * Answers per second of servers faster than a JavaScript client, measured by wrk if it is
 * installed.
 */
import { spawnSync } from 'node:child_process';
import { Stop } from '../../setup/say.mjs';
import { load } from './newsLoad.mjs';

export const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** The number of answers within some seconds. @param {string} url */
export async function answers(url) {
  const seconds = 5;
  return (await rate(url)) * seconds;
}

/** @param {string} url */
export async function rate(url) {
  if (!hasWrk()) return load(url, { connections: 32 });
  const { stdout } = spawnSync('wrk', ['-t1', '-c32', '-d5s', url], { encoding: 'utf8' });
  const [, perSecond] = /Requests\/sec:\s*([\d.]+)/.exec(stdout) ?? [];
  if (!perSecond || /Non-2xx/.test(stdout)) throw new Stop(`${url} did not always answer.`);
  return Number(perSecond);
}
