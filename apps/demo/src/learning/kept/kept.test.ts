import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsOf } from '@cheese/generators/documents/textOf';
import { chaptersOf } from '@cheese/generators/films/film';
import { drawnFilms } from '@cheese/generators/films/films';
import { vttOf } from '@cheese/generators/films/vtt';
import sharp from 'sharp';
import { bringFrom } from '../../planting/bringFrom';
import { makeHere, readNames } from '../../testing/makeHere';
import { boxesOf, cuesOf, secondsOf } from '../../testing/readFilm';
import { seedCourses } from '../courses';
import { lessons } from '../documents/lessons';
import { bringDocument } from './bringDocument';
import { bringFilm } from './bringFilm';
import { documents } from './documents';
import { films } from './films';
import { itemsOf } from './itemsOf';
import { keptFiles } from './kept.files';
import { maps } from './maps';
import { fromOf, mapsOf } from './mapsOf';

const MEGABYTE = 1_000_000;

async function filesOf(slug: string) {
  const kept = keptFiles.find((one) => one.slug === slug);
  const files = (await kept?.make()) ?? [];
  const named = new Map(kept?.endings.map((ending, at) => [ending, Buffer.from(files[at] ?? [])]));
  return { files, of: (ending: string) => named.get(ending) ?? Buffer.alloc(0) };
}

function markOf(files: readonly Uint8Array[]) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 16);
}

async function sizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
}

it('all that is committed stays below thirty megabytes', async () => {
  const files = (await Promise.all(keptFiles.map(({ make }) => make()))).flat();
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(30 * MEGABYTE);
});

describe.each(Object.entries(films))('the film %s', (slug, facts) => {
  it('begins to play before all of it has come, and lasts as long as is said', async () => {
    const film = (await filesOf(`film/${slug}`)).of('.mp4');
    const order = boxesOf(film).map(({ type }) => type);
    expect(order.indexOf('moov')).toBeGreaterThan(0);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
    expect(Math.abs(secondsOf(film) - facts.durationS)).toBeLessThan(1);
    expect(film.length).toBeLessThan(2.5 * MEGABYTE);
  });

  it('says one thing after the other, and nothing after its end', () => {
    const cues = cuesOf(facts.subtitles);
    expect(cues.length).toBeGreaterThan(7);
    for (const [at, { from, to, text }] of cues.entries()) {
      expect(from).toBeGreaterThanOrEqual(cues[at - 1]?.to ?? 0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(facts.durationS + 0.5);
      expect(text).toMatch(/\p{Script=Han}/u);
    }
  });

  it('has chapters within it, a poster and a strip', async () => {
    const seconds = facts.chapters.map(({ second }) => second);
    expect(seconds[0]).toBe(0);
    expect(seconds).toEqual([...new Set(seconds)].sort((one, other) => one - other));
    expect(seconds.at(-1)).toBeLessThan(facts.durationS);
    const { of, files } = await filesOf(`film/${slug}`);
    const { width, height, strip } = facts;
    expect(await sizeOf(of('-poster.webp'))).toEqual({ format: 'webp', width, height });
    const row = { width: strip.count * strip.width, height: strip.height };
    expect(await sizeOf(of('-strip.webp'))).toEqual({ format: 'webp', ...row });
    expect(strip.count * strip.everyS).toBeGreaterThanOrEqual(facts.durationS);
    expect(markOf(files)).toBe(facts.mark);
  });
});

describe.each(Object.entries(documents))('the document %s', (slug, facts) => {
  it('has a picture and a text for each page, and is a whole PDF', async () => {
    const { of, files } = await filesOf(`document/${slug}`);
    expect(files).toHaveLength(facts.pages.length + 1);
    for (const [at, { width, height, text }] of facts.pages.entries()) {
      const picture = of(`-${String(at + 1).padStart(2, '0')}.webp`);
      expect(await sizeOf(picture)).toEqual({ format: 'webp', width, height });
      expect(text.length).toBeGreaterThan(30);
    }
    const pdf = of('.pdf').toString('latin1');
    expect([pdf.slice(0, 5), pdf.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
    expect(markOf(files)).toBe(facts.mark);
  });
});

it('each map is as large as is said', async () => {
  for (const [slug, { width, height, mark }] of Object.entries(maps)) {
    const { of, files } = await filesOf(`map/${slug}`);
    expect(await sizeOf(of('.webp'))).toEqual({ format: 'webp', width, height });
    expect(markOf(files)).toBe(mark);
  }
});

describe('what courses name', () => {
  const items = itemsOf(seedCourses);

  it('is there: no film is named that ends before its questions and chapters', () => {
    for (const item of items) {
      if (item.type === 2) expect(Object.keys(documents)).toContain(item.document);
      if (item.type !== 1) continue;
      const facts = Object.entries(films).find(([slug]) => slug === item.film)?.[1];
      const seconds = [...(item.chapters ?? []), ...(item.checks ?? [])];
      const last = Math.max(0, ...seconds.map(({ second }) => second));
      expect([item.film, last < (facts?.durationS ?? 0)]).toEqual([item.film, true]);
    }
  });

  it('is drawn as it stands there: maps that changed are drawn anew by tools/films', () => {
    for (const map of mapsOf(seedCourses))
      expect([map.slug, maps[map.slug]?.from]).toEqual([map.slug, fromOf(map)]);
  });
});

describe('what is committed is what would be made', () => {
  it.each(drawnFilms.map((film) => [film.slug, film] as const))('the film %s', (slug, film) => {
    const facts = Object.entries(films).find(([one]) => one === slug)?.[1];
    expect(facts?.chapters).toEqual(chaptersOf(film));
    expect(facts?.subtitles).toBe(vttOf(film));
  });

  it.each(lessons.map((lesson) => [lesson.slug, lesson] as const))(
    'the lesson %s',
    (slug, lesson) => {
      const facts = Object.entries(documents).find(([one]) => one === slug)?.[1];
      expect(facts?.pages.map(({ text }) => text)).toEqual(textsOf(lesson));
    },
  );
});

it('the build hands them on, and a seed brings them with all that lies beside them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cheese-kept-'));
  const some = keptFiles.filter(({ slug }) => /cardiac-cycle|ecg-reading/.test(slug));
  await makeHere(some, folder);
  const stored = new Map<string, number>();
  const bring = bringFrom(readNames(folder), folder, {
    put: async (key, content) => void stored.set(key, (content as Uint8Array).length),
  });
  const film = await bringFilm(bring, 'cardiac-cycle');
  const { key, pages } = await bringDocument(bring, 'ecg-reading');
  rmSync(folder, { recursive: true });
  for (const one of [film.poster, film.strip, ...pages.map((page) => page.picture)])
    expect([...stored.keys()]).toContain(one);
  expect(stored.get(film.key)).toBe(film.bytes);
  expect([...stored.keys()]).toHaveLength(3 + pages.length + 1);
  expect(stored.has(key)).toBe(true);
});
