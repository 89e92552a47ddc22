/**
 * node tools/bench/learning/filmStart.mjs [--rounds 7] [--line] [--only directory]
 *
 * How soon a film is visible in a real browser, alternating with a bare <video> of the same address
 * on an empty page: from the click on play in the reader, from the click on its line in the
 * directory (and the click on play that follows) by a machine and by a hand, which holds the button
 * for 80 ms, and after a seek to a part not loaded. `--line` adds 50 ms and 10 Mbps between browser
 * and server, as at home; `--only` filters by a word of the name.
 */
/* global window, document, addEventListener, requestAnimationFrame */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium } from '../../setup/chromium.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';
import { startOurs } from '../../frame/ourServer.mjs';
import { signIn } from '../../frame/signIn.mjs';

const PORT = Number(process.env.PORT ?? 4394);
const origin = `http://127.0.0.1:${PORT}`;
const calls = `${origin}/doctor-cheese`;
const HAND_MS = 80;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    line: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const bare = `<!doctype html><title>bare</title><button>play</button><script>
  window.show = (src, preload) => {
    document.querySelector('video')?.remove();
    const film = Object.assign(document.createElement('video'), { src, preload, muted: true });
    film.style.width = '800px';
    document.body.append(film);
    return film;
  };
  let act = () => {};
  document.querySelector('button').onclick = () => act();
</script>`;

/** In the page: measures from the next click until a new frame of the film is visible. */
const watchFirstFrame = () => {
  const told = /** @type {any} */ (window);
  told.took = new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const clicked = performance.now();
        const look = () => {
          const film = document.querySelector('video');
          if (!film || !film.src || film.dataset['old']) return void requestAnimationFrame(look);
          film.muted = true;
          const seen = () =>
            film.requestVideoFrameCallback((now) =>
              film.paused ? seen() : resolve(now - clicked),
            );
          seen();
        };
        look();
      },
      { once: true, capture: true },
    );
  });
};

/** In the page: seeks to a second and waits until its frame is visible. @param {number} second */
const seekTo = (second) => {
  const film = document.querySelector('video');
  if (!film) throw new Error('there is no film');
  const begun = performance.now();
  return new Promise((resolve) => {
    const seen = () =>
      film.requestVideoFrameCallback((now, { mediaTime }) =>
        Math.abs(mediaTime - second) < 2 ? resolve(now - begun) : seen(),
      );
    seen();
    film.currentTime = second;
  });
};

/** A film open to its learner, beside another item in the directory. @param {string} token */
async function findFilm(token) {
  /** @param {string} path */
  const ask = async (path) => {
    const answer = await fetch(`${calls}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()).data;
  };
  const { list } = await ask('commodity/v1/list?productType=1&page=1&pageCnt=60');
  for (const { productId: courseId } of list) {
    const chapters = await ask(`course/v1/directory?courseId=${courseId}`);
    // From a single chapter, so that its lines are visible without opening another.
    for (const { coursewares } of chapters ?? []) {
      const open = coursewares.filter((/** @type {any} */ one) => !one.isLocked);
      const film = open.find((/** @type {any} */ one) => one.type === 1);
      const other = open.find((/** @type {any} */ one) => one.type !== 1);
      if (!film || !other) continue;
      const { video } = await ask(`courseware/v1/detail?id=${film.id}`);
      if (video) return { courseId, film, other, video };
    }
  }
  throw new Stop('No film is open beside a text.');
}

/** @typedef {(path: string) => Promise<{ page: import('playwright').Page, close: () => Promise<void> }>} Open */

/**
 * Opens pages in browsers with an empty cache; the time for the page itself is not measured.
 * @param {import('playwright').Browser} browser
 * @param {string} token
 */
const opener = (browser, token) => async (/** @type {string} */ path) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'cheese-token', value: token, url: origin }]);
  const page = await context.newPage();
  await page.route(`${origin}/bare`, (route) =>
    route.fulfill({ contentType: 'text/html', body: bare }),
  );
  if (values.line) {
    const session = await context.newCDPSession(page);
    const speed = (10 * 1024 * 1024) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 50,
      downloadThroughput: speed,
      uploadThroughput: speed,
    });
  }
  await page.goto(origin + path);
  return { page, close: () => context.close() };
};

/** @param {import('playwright').Page} page */
const took = (page) => page.evaluate(() => /** @type {any} */ (window).took);

const ready = (/** @type {import('playwright').Page} */ page) =>
  page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);

/**
 * @param {Open} open
 * @param {Awaited<ReturnType<typeof findFilm>>} found
 */
function inOurReader(open, { courseId, film, other }) {
  const reader = (/** @type {number} */ id) =>
    `/course/courseware?courseId=${courseId}&itemId=${id}`;

  async function play() {
    const { page, close } = await open(reader(film.id));
    await ready(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchFirstFrame);
    await page.locator('.art-state').click();
    const ms = await took(page);
    await close();
    return ms;
  }

  /** @param {number} delay how long the button is down */
  async function fromDirectory(delay) {
    const { page, close } = await open(reader(other.id));
    const line = page.getByRole('complementary').getByRole('link', { name: film.title });
    await line.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchFirstFrame);
    await page.evaluate(() => {
      // An impatient user clicks as soon as the button exists.
      const press = () => {
        const button = /** @type {HTMLElement | null} */ (document.querySelector('.art-state'));
        if (!button) return void requestAnimationFrame(press);
        button.click();
      };
      addEventListener('click', () => requestAnimationFrame(press), { once: true });
    });
    await line.click({ delay });
    const ms = await took(page);
    await close();
    return ms;
  }

  async function seek() {
    const { page, close } = await open(reader(film.id));
    await ready(page);
    await page.waitForLoadState('networkidle');
    const ms = await page.evaluate(seekTo, film.durationS - 20);
    await close();
    return /** @type {number} */ (ms);
  }

  return { play, fromDirectory, seek };
}

/**
 * @param {Open} open
 * @param {Awaited<ReturnType<typeof findFilm>>} found
 */
function onBarePage(open, { film: { durationS }, video }) {
  async function play() {
    const { page, close } = await open('/bare');
    await page.evaluate((src) => {
      const film = /** @type {any} */ (window).show(src, 'metadata');
      document.querySelector('button')?.addEventListener('click', () => film.play());
    }, video);
    await ready(page);
    await page.evaluate(watchFirstFrame);
    await page.locator('button').click();
    const ms = await took(page);
    await close();
    return ms;
  }

  async function fromButton() {
    const { page, close } = await open('/bare');
    await page.evaluate(watchFirstFrame);
    await page.evaluate((src) => {
      document
        .querySelector('button')
        ?.addEventListener('click', () => /** @type {any} */ (window).show(src, 'auto').play());
    }, video);
    await page.locator('button').click();
    const ms = await took(page);
    await close();
    return ms;
  }

  async function seek() {
    const { page, close } = await open('/bare');
    await page.evaluate((src) => /** @type {any} */ (window).show(src, 'metadata') && null, video);
    await ready(page);
    const ms = await page.evaluate(seekTo, durationS - 20);
    await close();
    return /** @type {number} */ (ms);
  }

  return { play, fromButton, seek };
}

await command(async () => {
  sayCommand();
  const server = await startOurs({ seed: 'demo', port: PORT, env: { LOG_LEVEL: 'silent' } });
  const token = await signIn(calls);
  const found = await findFilm(token);
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const open = opener(browser, token);
  const reader = inOurReader(open, found);
  const barePage = onBarePage(open, found);
  const ways = {
    'play in the reader': { ours: reader.play, least: barePage.play },
    'open from the directory and play': {
      ours: () => reader.fromDirectory(0),
      least: barePage.fromButton,
    },
    'open from the directory by hand and play': {
      ours: () => reader.fromDirectory(HAND_MS),
      least: barePage.fromButton,
    },
    'a seek': { ours: reader.seek, least: barePage.seek },
  };
  for (const [what, { ours, least }] of Object.entries(ways)) {
    if (!what.includes(values.only)) continue;
    /** @type {{ ours: number[], least: number[] }} */
    const all = { ours: [], least: [] };
    for (let round = 0; round < Number(values.rounds); round++) {
      all.least.push(await least());
      all.ours.push(await ours());
    }
    const [one, two] = [median(all.ours), median(all.least)];
    say(`${what}: ${one.toFixed(0)} to ${two.toFixed(0)} ms, ratio ${(one / two).toFixed(2)}`);
  }
  await browser.close();
  await server.stop();
});
