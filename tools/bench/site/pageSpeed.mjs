/**
 * node tools/bench/site/pageSpeed.mjs [--only course] [--rounds 3] [--phone]
 *
 * Home, course list, a course and login in Lighthouse, compared with a minimal page with the same
 * stack, built and served the same way in the same run: script size, largest contentful paint and
 * blocking time on a slow phone (1.6 Mbps, 150 ms, CPU four times slower), layout shift, and the
 * scores.
 */
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { ensureChromium } from '../../setup/chromium.mjs';
import { command, say } from '../../setup/say.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';
import { startOurs } from '../../frame/ourServer.mjs';
import { startMinimal } from '../support/minimalPage.mjs';

const PORT = 4398;
const DEBUGGING_PORT = 9398;
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    phone: { type: 'boolean', default: false },
  },
});
const every = {
  home: '/',
  list: '/productList?productType=1',
  course: '/course/detail?courseId=1',
  login: '/login',
};
const ours = Object.entries(every).filter(([name]) => !values.only || name === values.only);

/** @typedef {{ script: number, lcp: number, blocking: number, shift: number, score: number }} Figures */

/** Retries of a visit in which the browser reported no paint. */
const PATIENCE = 3;

/**
 * @param {string} url
 * @param {number} port of the browser
 * @param {boolean} desktop
 */
async function look(url, port, desktop) {
  const flags = { port, logLevel: /** @type {const} */ ('silent') };
  for (let tries = 0; tries < PATIENCE; tries++) {
    const result = await lighthouse(url, flags, desktop ? desktopConfig : undefined);
    if (result && result.lhr.audits['largest-contentful-paint']?.numericValue) return result.lhr;
  }
  throw new Error(`Lighthouse said nothing of ${url}`);
}

/**
 * @param {string} url
 * @param {number} port of the browser
 * @param {boolean} desktop
 * @returns {Promise<Figures>}
 */
async function visit(url, port, desktop) {
  const { audits, categories } = await look(url, port, desktop);
  const number = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
  const scripts = /** @type {any} */ (audits['resource-summary']?.details)?.items ?? [];
  return {
    script: scripts.find((/** @type {any} */ item) => item.resourceType === 'script')?.transferSize,
    lcp: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    score: 100 * (categories['performance']?.score ?? 0),
  };
}

/** @param {Figures[]} rounds */
const middle = (rounds) =>
  /** @type {Figures} */ (
    Object.fromEntries(
      Object.keys(rounds[0] ?? {}).map((name) => [
        name,
        median(rounds.map((round) => round[/** @type {keyof Figures} */ (name)])),
      ]),
    )
  );

/** @param {string} name @param {Figures} figures */
const line = (name, { script, lcp, blocking, shift, score }) =>
  say(
    `  ${name}: scripts ${(script / 1024).toFixed(1)} KiB, largest paint ${(lcp / 1000).toFixed(2)} s, ` +
      `blocking ${blocking.toFixed(0)} ms, shift ${shift.toFixed(3)}, score ${score.toFixed(0)}`,
  );

await command(async () => {
  sayCommand();
  const server = await startOurs({ seed: 'demo', port: PORT, env: { LOG_LEVEL: 'silent' } });
  const minimal = await startMinimal();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const pages = { minimal: minimal.url };
  for (const [name, path] of ours) {
    Object.assign(pages, { [name]: `http://127.0.0.1:${PORT}${path}` });
  }
  for (const desktop of values.phone ? [false] : [false, true]) {
    say(desktop ? '\nDesktop' : 'Slow phone');
    /** @type {Record<string, Figures[]>} */
    const visits = {};
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const [name, url] of Object.entries(pages)) {
        (visits[name] ??= []).push(await visit(url, DEBUGGING_PORT, desktop));
      }
    }
    /** @type {Record<string, Figures>} */
    const all = {};
    for (const [name, rounds] of Object.entries(visits)) line(name, (all[name] = middle(rounds)));
    const { minimal: least, home, course } = all;
    if (desktop || !least) continue;
    if (home) {
      say(
        `  home : minimal: scripts ${(home.script / least.script).toFixed(2)} (at most 1.25), ` +
          `largest paint ${(home.lcp / least.lcp).toFixed(2)} (at most 0.80), ` +
          `blocking ${(home.blocking / least.blocking).toFixed(2)} (at most 1.30)`,
      );
    }
    if (course) {
      say(
        `  course : minimal: largest paint ${(course.lcp / least.lcp).toFixed(2)} (at most 0.80)`,
      );
    }
  }
  await browser.close();
  await Promise.all([server.stop(), minimal.stop()]);
});
