/**
 * node tools/bench/training/bulletFrames.mjs [--rounds 3]
 *
 * A video with ten thousand comments, 2 000 of them in its first minute, in a real browser with
 * software rendering: the frames per second with comments shown and hidden, alternating; the amount
 * loaded; and how soon a comment sent from another browser appears.
 */
/* global document, requestAnimationFrame */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../frame/database.mjs';
import { chromium } from 'playwright';
import { startPostgres } from '../../postgres/postgres.mjs';
import { ensureChromium } from '../../setup/chromium.mjs';
import { command, say } from '../../setup/say.mjs';
import { plantSession } from '../../frame/signIn.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';
import { startNews } from '../support/newsLoad.mjs';

const WHILE_MS = 4_000;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });

const planted = [
  `create temp table crowd as with made as (
     insert into person (service, nickname, registered_at)
     select 'main', '学员', now() from generate_series(1, 100) returning id)
   select id, row_number() over (order by id) as nth from made`,
  `create temp table at as select v.id from simulation_video v join commodity c
     on c.product_id = v.id and c.type = 256 where c.charge = 1 and c.withdrawn_at is null
   order by 1 limit 1`,
  `insert into bullet_comment (video_id, person_id, at_ms, text, color, place, sent_at)
     select at.id, crowd.id, case when n <= 2000 then n * 30 else 120000 + n * 50 end,
       '按压要快，回弹要够，第' || n || '条', '#ffffff', case n % 12 when 0 then 2 when 1 then 3 else 1 end, now()
     from at, generate_series(1, 10000) n join crowd on crowd.nth = n % 100 + 1`,
];

/** @param {string} url of the database */
async function plant(url) {
  const client = await openDatabase(url);
  for (const text of planted) await client.query(text);
  const [{ id: video }] = (await client.query('select id from at')).rows;
  const { rows } = await client.query('select id from crowd order by 1 limit 2');
  const tokens = [];
  for (const { id } of rows) tokens.push(await plantSession(client, id));
  await client.end();
  return { video, tokens };
}

/** In the page: frames per second for a while, and the number of comments visible at the end. */
const countFrames = (/** @type {number} */ whileMs) =>
  new Promise((resolve) => {
    const begun = performance.now();
    let frames = 0;
    const step = (/** @type {number} */ now) => {
      frames += 1;
      if (now - begun < whileMs) return void requestAnimationFrame(step);
      const flying = document.querySelectorAll('.art-danmuku span').length;
      resolve({ rate: (frames * 1000) / (now - begun), flying });
    };
    requestAnimationFrame(step);
  });

await command(async () => {
  sayCommand();
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const { video, tokens } = await plant(postgres.url);
  const origin = `http://127.0.0.1:${server.port}`;
  const browser = await chromium.launch({ executablePath: await ensureChromium() });

  async function open(/** @type {string | undefined} */ token) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'cheese-token', value: token ?? '', url: origin }]);
    const page = await context.newPage();
    /** @type {number[]} */
    const loaded = [];
    page.on('response', (answer) => {
      if (!answer.url().includes('bullet-comment/list')) return;
      const keep = (/** @type {{ data: { atMs: number }[] }} */ { data }) =>
        data.forEach(({ atMs }) => loaded.push(atMs));
      // Answers still pending when the browser closes are lost.
      answer.json().then(keep, () => undefined);
    });
    await page.goto(`${origin}/virtualSimulation/video/detail?id=${video}`);
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    return { page, loaded };
  }
  /** Starts from the beginning, so that each round has the same history. @param {import('playwright').Page} page */
  const play = (page) =>
    page.evaluate(async () => {
      const film = document.querySelector('video');
      if (!film) throw new Error('there is no film');
      Object.assign(film, { muted: true, currentTime: 2 });
      await film.play();
    });

  const { page, loaded } = await open(tokens[0]);
  await play(page);
  await page.getByRole('group', { name: '弹幕列表' }).waitFor();
  const frames = { with: /** @type {number[]} */ ([]), without: /** @type {number[]} */ ([]) };
  let most = 0;
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const how of /** @type {const} */ (['with', 'without'])) {
      await play(page);
      await page.waitForTimeout(3_000);
      const { rate, flying } = /** @type {any} */ (await page.evaluate(countFrames, WHILE_MS));
      frames[how].push(rate);
      most = Math.max(most, flying);
      await page.getByRole('button', { name: /^(显示|关闭)弹幕$/ }).click();
    }
  }
  const [ours, bare] = [median(frames.with), median(frames.without)];
  say(
    `frames a second: ${ours.toFixed(1)} with bullets (${most} on the screen), ${bare.toFixed(1)} ` +
      `without, ratio ${(ours / bare).toFixed(2)}; ${new Set(loaded).size} loaded, the last of them ` +
      `at ${Math.max(...loaded) / 1000} s`,
  );

  const other = await open(tokens[1]);
  const took = [];
  for (let nth = 0; nth < 5; nth++) {
    await play(page);
    const before = await page.evaluate(() =>
      document.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize'),
    );
    await other.page.getByRole('textbox', { name: /^发弹幕/ }).fill(`看到了吗 ${nth}`);
    const sent = performance.now();
    await other.page.getByRole('button', { name: '发送' }).click();
    await page.waitForFunction(
      (known) => document.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') !== known,
      before,
    );
    took.push(performance.now() - sent);
  }
  say(
    `what somebody else says is there after ${took.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
  );
  await browser.close();
  await server.stop();
  await postgres.stop();
});
