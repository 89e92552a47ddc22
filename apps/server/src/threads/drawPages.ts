import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DrawnPage } from '../ports/pages';

/**
 * Draws the pages of an uploaded PDF in a separate process: see `ports/pages.ts`. The file is
 * untrusted: nothing in it is run, and nothing is fetched.
 */
const [, , pdf = '', folder = '', most = '0'] = process.argv;

const WIDTH = 1600;
const MOST_HEIGHT = 4000;
/** Pixel limit for one picture in a page: a scan at 600 dpi. */
const MOST_PIXELS = 50_000_000;
const MOST_TEXT = 20_000;

class Failure extends Error {}

let spoilt = 0;

type Context = NonNullable<Parameters<PDFPageProxy['render']>[0]['canvasContext']>;

const package_ = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const inside = (name: string) => `${join(package_, name)}/`;

/** Fallback fonts for Chinese text without an embedded font; the first one installed is used. */
const chinese = [
  'Noto Sans CJK SC',
  'Noto Sans SC',
  'Source Han Sans SC',
  'PingFang SC',
  'Microsoft YaHei',
  'WenQuanYi Micro Hei',
  'WenQuanYi Zen Hei',
  'Noto Serif CJK SC',
  'SimSun',
];

function chooseFonts() {
  const family = chinese.find((name) => GlobalFonts.has(name));
  if (!family) return;
  for (const general of ['sans-serif', 'serif', 'monospace']) GlobalFonts.setAlias(family, general);
}

async function draw() {
  chooseFonts();
  const task = getDocument({
    data: new Uint8Array(await readFile(pdf)),
    cMapUrl: inside('cmaps'),
    cMapPacked: true,
    wasmUrl: inside('wasm'),
    standardFontDataUrl: inside('standard_fonts'),
    iccUrl: inside('iccs'),
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    // Chinese fonts that are not in the file are taken from the machine.
    useSystemFonts: true,
    verbosity: 0,
    stopAtErrors: false,
  });
  const document = await task.promise;
  const total = document.numPages;
  if (total > Number(most)) throw new Failure('tooManyPages');
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= total; number += 1) {
    const page = await document.getPage(number);
    pages.push(await drawPage(page, `page-${number}.webp`));
    page.cleanup();
    process.stdout.write(`${number}/${total}\n`);
  }
  if (spoilt === total) throw new Failure('broken');
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
}

async function drawPage(page: PDFPageProxy, file: string): Promise<DrawnPage> {
  const own = page.getViewport({ scale: 1 });
  const scale = Math.min(WIDTH / own.width, MOST_HEIGHT / own.height);
  const viewport = page.getViewport({ scale });
  const [width, height] = [viewport.width, viewport.height].map((side) =>
    Math.max(1, Math.round(side)),
  ) as [number, number];
  const canvas = createCanvas(width, height);
  const canvasContext = canvas.getContext('2d') as unknown as Context;
  const drawing = page.render({ canvas: null, canvasContext, viewport, background: '#ffffff' });
  // A page with something wrong in it is shown as far as it could be drawn.
  await drawing.promise.catch(() => (spoilt += 1));
  await writeFile(join(folder, file), await canvas.encode('webp', 80));
  return { file, width, height, text: await textOf(page) };
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return words
    .join('')
    .replace(/[ \t]+/g, ' ')
    .replaceAll('\u0000', '')
    .trim()
    .slice(0, MOST_TEXT);
}

function reasonOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException' ? 'encrypted' : 'broken';
}

draw().then(
  () => process.exit(0),
  async (error: unknown) => {
    await writeFile(join(folder, 'failed.txt'), reasonOf(error));
    process.exit(1);
  },
);
