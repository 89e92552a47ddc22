/**
 * node tools/bench/training/drillScene.mjs [--rounds 5]
 *
 * How soon the first scene of a drill appears after the click that begins it, with a latency of 50
 * ms and 10 Mbps, alternating with a fetch of the same bytes (the player and the answer) by an
 * empty page; the player is loaded while the user reads the description. And without that delay,
 * the milliseconds from a choice until the screen acknowledges it, and until the next scene is
 * shown.
 */
/* global window, document, addEventListener, requestAnimationFrame, MutationObserver */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium } from '../../setup/chromium.mjs';
import { inRoot } from '../../setup/root.mjs';
import { command, say } from '../../setup/say.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';
import { startOurs } from '../../frame/ourServer.mjs';
import { bearing, signIn } from '../../frame/signIn.mjs';

const PORT = Number(process.env.PORT ?? 4396);
const origin = `http://127.0.0.1:${PORT}`;
const calls = `${origin}/doctor-cheese`;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

/** In the page: measures from the next click until the buttons of a scene are drawn. */
const watchScene = () => {
  const told = /** @type {any} */ (window);
  told.took = new Promise((resolve) =>
    addEventListener(
      'click',
      () => {
        const clicked = performance.now();
        const look = () => {
          const isThere = document.querySelector('main h1:focus');
          if (isThere) return void requestAnimationFrame((now) => resolve(now - clicked));
          requestAnimationFrame(look);
        };
        look();
      },
      { once: true, capture: true },
    ),
  );
};

/** In the page: fetches everything at once. @param {{ urls: string[], call: string, init: object }} asked */
const fetchAll = async ({ urls, call, init }) => {
  const begun = performance.now();
  const whole = (/** @type {Response} */ answer) => answer.arrayBuffer();
  await Promise.all([fetch(call, init).then(whole), ...urls.map((url) => fetch(url).then(whole))]);
  return performance.now() - begun;
};

/** In the page: measures from the next click until any change, and until the heading changes. */
const watchChoice = () => {
  const told = /** @type {any} */ (window);
  told.took = new Promise((resolve) =>
    addEventListener(
      'click',
      () => {
        const clicked = performance.now();
        const words = document.querySelector('main')?.textContent;
        let first = 0;
        const watch = new MutationObserver(() =>
          requestAnimationFrame((now) => {
            first ||= now - clicked;
            if (document.querySelector('main')?.textContent === words) return;
            watch.disconnect();
            resolve({ first, whole: now - clicked });
          }),
        );
        watch.observe(document.body, { attributes: true, childList: true, subtree: true });
      },
      { once: true, capture: true },
    ),
  );
};

/** The chunks that play a drill and that its page does not load itself. */
function playing() {
  const path = inRoot('dist', 'apps', 'web', '.vite', 'manifest.json');
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const parts = JSON.parse(readFileSync(path, 'utf8'));
  /** @type {(key: string, found?: Set<string>) => Set<string>} */
  const under = (key, found = new Set()) => {
    if (found.has(key)) return found;
    found.add(key);
    for (const each of parts[key]?.imports ?? []) under(each, found);
    return found;
  };
  const pages = 'src/pages/firstAidDrillSystem';
  const there = under(`${pages}/FirstAidDrillPage.tsx`);
  const needed = [...under(`${pages}/run/Drill.tsx`)].filter((key) => !there.has(key));
  return needed.map((key) => `${origin}/${parts[key]?.file}`);
}

/** @typedef {(isFar: boolean) => Promise<{ page: import('playwright').Page, close: () => Promise<void> }>} Open */

/**
 * Opens the description of a drill; `isFar` slows the line down then.
 * @param {import('playwright').Browser} browser
 * @param {{ token: string, scenarioId: number }} learner
 */
const opener =
  (browser, { token, scenarioId }) =>
  async (/** @type {boolean} */ isFar) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'cheese-token', value: token, url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/firstAidDrillSystem`);
    await page.waitForLoadState('networkidle');
    await page.locator(`main a[href$="?id=${scenarioId}"]`).first().click();
    await page.getByRole('button', { name: '学习模式' }).waitFor();
    await page.waitForLoadState('networkidle');
    if (isFar) {
      const session = await context.newCDPSession(page);
      const speed = (10 * 1024 * 1024) / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 50,
        downloadThroughput: speed,
        uploadThroughput: speed,
      });
    }
    return { page, close: () => context.close() };
  };

/** @param {import('playwright').Page} page */
const took = (page) => page.evaluate(() => /** @type {any} */ (window).took);

/**
 * The first scene after the click, and a fetch of its bytes alone.
 * @param {Open} open
 * @param {{ token: string, scenarioId: number }} learner
 */
async function measureScene(open, { token, scenarioId }) {
  const scene = async () => {
    const { page, close } = await open(true);
    await page.evaluate(watchScene);
    await page.getByRole('button', { name: '学习模式' }).click();
    const ms = await took(page);
    await close();
    return ms;
  };
  const bytes = async () => {
    const { page, close } = await open(true);
    await page.goto('about:blank');
    await page.goto(`${origin}/robots.txt`);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ scenarioId, mode: 'learning' });
    const ms = await page.evaluate(fetchAll, {
      urls: playing(),
      call: `${calls}/first-aid-drill/v1/start`,
      init: { method: 'POST', headers, body },
    });
    await close();
    return ms;
  };
  /** @type {{ ours: number[], least: number[] }} */
  const all = { ours: [], least: [] };
  for (let round = 0; round < rounds; round += 1) {
    all.ours.push(await scene());
    all.least.push(await bytes());
  }
  const [ours, least] = [median(all.ours), median(all.least)];
  const told = `${ours.toFixed(0)} ms, its bytes alone ${least.toFixed(0)} ms`;
  say(`the first scene: ${told}, ratio ${(ours / least).toFixed(2)}`);
}

/** From a choice until the screen acknowledges it, and until the next scene. @param {Open} open */
async function measureChoice(open) {
  /** @type {{ first: number[], whole: number[] }} */
  const answers = { first: [], whole: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await open(false);
    await page.getByRole('button', { name: '学习模式' }).click();
    await page.locator('main h1:focus').waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchChoice);
    await page.locator('main button').first().click();
    const { first, whole } = await took(page);
    answers.first.push(first);
    answers.whole.push(whole);
    await close();
  }
  const ms = (/** @type {number[]} */ of) => `${median(of).toFixed(1)} ms`;
  say(`a choice: shown as taken after ${ms(answers.first)}, answered after ${ms(answers.whole)}`);
}

await command(async () => {
  sayCommand();
  const server = await startOurs({ seed: 'demo', port: PORT, env: { LOG_LEVEL: 'silent' } });
  const token = await signIn(calls);
  const path = `${calls}/first-aid-drill/v1/scenario/list?page=1&pageCnt=1`;
  const { data: found } = await (await fetch(path, bearing(token))).json();
  const learner = { token, scenarioId: found.list[0].id };
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const open = opener(browser, learner);
  await measureScene(open, learner);
  await measureChoice(open);
  await browser.close();
  await server.stop();
});
