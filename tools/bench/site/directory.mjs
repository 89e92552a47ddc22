/**
 * node tools/bench/site/directory.mjs [--rounds 9]
 *
 * How soon a directory of 500 items is painted after the click that opens it: with all of its
 * twenty chapters, or one chapter with all items; and a step of the reader beside it. The answers
 * are extended to so many items on their way to the browser.
 */
/* global window, document, addEventListener, requestAnimationFrame */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium } from '../../setup/chromium.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';
import { startOurs } from '../../frame/ourServer.mjs';
import { bearing, signIn } from '../../frame/signIn.mjs';

const PORT = Number(process.env.PORT ?? 4396);
const ITEMS = 500;
const CHAPTERS = 20;
const origin = `http://127.0.0.1:${PORT}`;
const calls = `${origin}/doctor-cheese`;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });

/**
 * Copies of the item, distributed over copies of the chapter.
 * @param {any} item @param {any} chapter @param {number} count
 */
function manyOf(item, chapter, count) {
  const each = ITEMS / count;
  return Array.from({ length: count }, (_none, at) => {
    const id = 900_000 + at;
    const coursewares = Array.from({ length: each }, (_one, nth) => ({
      ...item,
      id: 1_000_000 + at * each + nth,
      chapterId: id,
      isLocked: false,
      title: `${item.title}（${at * each + nth + 1}）`,
    }));
    const named = { id, pid: null, title: `${chapter.title} ${at + 1}`, coursewareCount: each };
    return { ...chapter, ...named, coursewares };
  });
}

/** In the page: measures from the next click until its effect is painted. @param {string} shown */
const watchPaint = (shown) => {
  /** @type {any} */ (window).took = new Promise((resolve) => {
    const follow = (/** @type {MouseEvent} */ { timeStamp }) => {
      const look = () => {
        if (!document.querySelector(shown)) return void requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      };
      queueMicrotask(look);
    };
    addEventListener('click', follow, { once: true, capture: true });
  });
};

/** A course whose first chapter has an open item. @param {string} token */
async function findCourse(token) {
  const ask = async (/** @type {string} */ path) =>
    (await (await fetch(`${calls}/${path}`, bearing(token))).json()).data;
  const { list } = await ask('commodity/v1/list?productType=1&page=1&pageCnt=60');
  const courseId = list[0]?.productId;
  if (!courseId) throw new Stop('There is no course to measure.');
  const [chapter] = await ask(`course/v1/directory?courseId=${courseId}`);
  const item = chapter.coursewares.find((/** @type {any} */ one) => !one.isLocked);
  if (!item) throw new Stop('Nothing is open in the first chapter.');
  return { courseId, chapter, item };
}

/**
 * Opens pages whose directory has that many chapters with all items.
 * @param {import('playwright').Browser} browser
 * @param {string} token
 * @param {{ item: any, chapter: any }} found
 */
const opener =
  (browser, token, { item, chapter }) =>
  async (/** @type {string} */ path, /** @type {number} */ count) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'cheese-token', value: token, url: origin }]);
    const page = await context.newPage();
    const chapters = manyOf(item, chapter, count);
    await page.route(/course\/v1\/directory\?/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), data: chapters } });
    });
    // Whichever item is opened, the answer is that of the only real one.
    await page.route(/courseware\/v1\/detail\?/, async (route) => {
      const id = Number(new URL(route.request().url()).searchParams.get('id'));
      const response = await route.fetch({ url: `${calls}/courseware/v1/detail?id=${item.id}` });
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, id } } });
    });
    await page.goto(origin + path);
    return { page, close: () => context.close() };
  };

/** @param {import('playwright').Page} page @param {import('playwright').Locator} line @param {string} shown */
async function clickUntil(page, line, shown) {
  await line.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchPaint, shown);
  await line.click();
  return /** @type {Promise<number>} */ (page.evaluate(() => /** @type {any} */ (window).took));
}

/**
 * What is measured, by its name.
 * @param {ReturnType<typeof opener>} open
 * @param {number} courseId
 * @returns {Record<string, () => Promise<number>>}
 */
function waysOf(open, courseId) {
  const directory = `/course/directory?courseId=${courseId}`;
  const first = 1_000_000;
  return {
    async 'all chapters of a directory opened'() {
      const { page, close } = await open(directory, CHAPTERS);
      await page.getByRole('button', { name: '全部收起' }).click();
      const all = page.getByRole('button', { name: '全部展开' });
      const ms = await clickUntil(page, all, 'li.group a.row');
      await close();
      return ms;
    },
    async 'one chapter with all items opened'() {
      const { page, close } = await open(directory, 1);
      const one = page.locator('li.group > button');
      await one.click();
      const ms = await clickUntil(page, one, 'li.group a.row');
      await close();
      return ms;
    },
    async 'the same in the reader'() {
      const { page, close } = await open(
        `/course/courseware?courseId=${courseId}&itemId=${first}`,
        1,
      );
      const one = page.locator('aside summary');
      await one.click();
      const ms = await clickUntil(page, one, 'aside details[open]');
      await close();
      return ms;
    },
    async 'a step to the next item in the reader, until its line is marked'() {
      const { page, close } = await open(
        `/course/courseware?courseId=${courseId}&itemId=${first}`,
        CHAPTERS,
      );
      const next = page.locator(`aside a[href*="itemId=${first + 1}"]`);
      const ms = await clickUntil(page, next, `a[aria-current][href*="itemId=${first + 1}"]`);
      await close();
      return ms;
    },
  };
}

await command(async () => {
  sayCommand();
  const server = await startOurs({ seed: 'demo', port: PORT, env: { LOG_LEVEL: 'silent' } });
  const token = await signIn(calls);
  const found = await findCourse(token);
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const ways = waysOf(opener(browser, token, found), found.courseId);
  for (const [what, way] of Object.entries(ways)) {
    /** @type {number[]} */
    const all = [];
    for (let round = 0; round < Number(values.rounds); round++) all.push(await way());
    const [least, most] = [Math.min(...all), Math.max(...all)];
    say(`${what}: ${median(all).toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`);
  }
  await browser.close();
  await server.stop();
});
