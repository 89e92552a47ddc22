/**
 * npx tsx --tsconfig tsconfig.base.json tools/films/lessons.ts [slug…]
 *
 * Regenerates the documents of the demo's courses in apps/demo/documents, where they are committed:
 * each page as a picture, and all of them as a PDF. Run by hand when one has changed: it needs
 * Chromium, a Chinese font and tools that shrink a PDF (apt-get install chromium fonts-noto-cjk
 * mupdf-tools qpdf).
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawLesson } from '@cheese/generators/documents/drawLesson';
import { type Lesson, pageHeight, pageWidth } from '@cheese/generators/documents/page';
import { textsOf } from '@cheese/generators/documents/textOf';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { lessons } from '../../apps/demo/src/learning/documents/lessons';
import { inRoot } from '../setup/root.mjs';
import { markOf, writeFacts } from './facts';

const folder = inRoot('apps', 'demo', 'documents');

async function setLesson(browser: Browser, lesson: Lesson) {
  const page = await browser.newPage({ viewport: { width: pageWidth, height: pageHeight } });
  await page.setContent(drawLesson(lesson));
  await refuseOverflow(lesson, await page.evaluate(fitPages));
  const pictures = join(folder, lesson.slug);
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const paths: string[] = [];
  for (const [at, section] of (await page.locator('.page').all()).entries()) {
    const path = join(pictures, `${String(at + 1).padStart(2, '0')}.webp`);
    await writeFile(
      path,
      await paintPage(await section.screenshot(), await section.locator('figure').count()),
    );
    paths.push(path);
  }
  const pdf = join(folder, `${lesson.slug}.pdf`);
  await page.pdf({ path: pdf, preferCSSPageSize: true, printBackground: true });
  squeeze(pdf);
  await page.close();
  await writeFacts(join(folder, `${lesson.slug}.json`), {
    title: lesson.title,
    pages: textsOf(lesson).map((text) => ({ width: pageWidth, height: pageHeight, text })),
    mark: await markOf([...paths, pdf]),
  });
  console.log(`${lesson.slug}: ${paths.length} pages, PDF of ${(await stat(pdf)).size} bytes`);
}

/** Chromium embeds each glyph again for every page; merging them halves the size. */
function squeeze(pdf: string) {
  execFileSync('mutool', ['clean', '-gggg', '-z', pdf, `${pdf}.less`]);
  execFileSync('qpdf', ['--object-streams=generate', '--compression-level=9', `${pdf}.less`, pdf]);
  rmSync(`${pdf}.less`);
}

/** Text on a plain ground is smaller as a lossless picture with few colours. */
async function paintPage(shot: Buffer, figures: number): Promise<Buffer> {
  const few = await sharp(shot)
    .png({ palette: true, colours: figures > 0 ? 256 : 16, dither: 0 })
    .toBuffer();
  return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Runs in the page: scales each page to fit, and answers those too full to be readable. */
function fitPages(): number[] {
  return [...document.querySelectorAll('.page')].flatMap((section, at) => {
    const columns = [...section.querySelectorAll<HTMLElement>('.column')];
    for (let size = 33; size >= 24; size--) {
      for (const column of columns) column.style.fontSize = `${size}px`;
      if (columns.every((one) => one.scrollHeight <= one.clientHeight + 1)) return [];
    }
    return [at + 1];
  });
}

function refuseOverflow({ slug }: Lesson, pages: readonly number[]) {
  if (pages.length > 0) throw new Error(`${slug}: too much on the pages ${pages.join(', ')}`);
}

const asked = process.argv.slice(2);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath });
for (const lesson of lessons)
  if (asked.length === 0 || asked.includes(lesson.slug)) await setLesson(browser, lesson);
await browser.close();
