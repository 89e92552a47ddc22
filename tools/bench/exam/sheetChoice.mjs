/**
 * node tools/bench/exam/sheetChoice.mjs
 *
 * An exam of 300 questions on one page: the time from a choice until its frame is painted, compared
 * with a bare page with as many radio buttons in the same browser.
 */
/* global document, requestAnimationFrame */
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { ensureChromium } from '../../setup/chromium.mjs';
import { inRoot } from '../../setup/root.mjs';
import { command, say } from '../../setup/say.mjs';

const COUNT = 300;
const ROUNDS = 60;

/** One frame at 60 fps. */
const FRAME_MS = 1000 / 60;

async function script() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('libs/question-sheet/src/testing/largeSheet.tsx')],
    tsconfig: inRoot('tsconfig.base.json'),
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

const bare = Array.from(
  { length: COUNT },
  (_, at) =>
    `<fieldset><legend>第 ${at + 1} 题</legend>${[1, 2, 3, 4, 5]
      .map((option) => `<label><input type=radio name=q${at}>选项${option}</label><br>`)
      .join('')}</fieldset>`,
).join('');

/** @param {import('playwright').Page} page */
const choices = (page) =>
  page.evaluate(async (rounds) => {
    const inputs = [...document.querySelectorAll('input[type=radio]')];
    const took = [];
    for (let round = 0; round < rounds; round++) {
      const input = /** @type {HTMLInputElement} */ (inputs[(round * 97) % inputs.length]);
      input.scrollIntoView({ block: 'center' });
      // Scrolled content is rendered before the measurement.
      for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
      const from = performance.now();
      input.click();
      const worked = performance.now() - from;
      // A message posted in a frame arrives after that frame is laid out and painted.
      await new Promise((painted) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = painted;
          port2.postMessage(0);
        });
      });
      took.push({ worked, painted: performance.now() - from });
    }
    return took;
  }, ROUNDS);

/** @param {number[]} times @param {number} share */
const quantile = (times, share) =>
  times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? Number.NaN;

/** @param {string} what @param {{ worked: number, painted: number }[]} took */
function tell(what, took) {
  const worked = took.map((one) => one.worked);
  const painted = took.map((one) => one.painted);
  const figure = (/** @type {number[]} */ times, /** @type {number} */ share) =>
    quantile(times, share).toFixed(1);
  say(`  ${what}`);
  say(`    script  median ${figure(worked, 0.5)} ms, 95th ${figure(worked, 0.95)} ms`);
  say(`    painted median ${figure(painted, 0.5)} ms, 95th ${figure(painted, 0.95)} ms`);
  return quantile(painted, 0.5);
}

await command(async () => {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent(`<!doctype html><html lang="zh"><body>${bare}</body></html>`);
    const least = tell(`bare page, ${COUNT} questions`, await choices(page));
    await page.goto('about:blank');
    await page.setContent(
      '<!doctype html><html lang="zh"><body><div id="root"></div></body></html>',
    );
    await page.addScriptTag({ content: await script() });
    await page.getByRole('button', { name: '整卷显示' }).click();
    await page
      .locator('article')
      .nth(COUNT - 1)
      .waitFor({ state: 'attached' });
    const ours = tell(`examination, ${COUNT} questions on one page`, await choices(page));
    say(`  ${(ours / least).toFixed(2)} times the bare page; a frame is ${FRAME_MS.toFixed(1)} ms`);
  } finally {
    await browser.close();
  }
  return 0;
});
