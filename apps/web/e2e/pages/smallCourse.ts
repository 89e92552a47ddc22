import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ItemContent,
  MadeCourseDetail,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { expect, type Page } from '@playwright/test';
import { ask } from './ask';

const FILM = join(__dirname, '../../../demo/films/blood-pressure.mp4');

const make = <T>(page: Page, call: string, asked: object) =>
  ask<T>(page, 'post', `course/make/v1/${call}`, asked);

/** Brings a film of a minute to the school of a teacher, as they would. */
async function bringFilm(page: Page, title: string): Promise<number> {
  await page.goto('/univ/media');
  const file = { name: `${title}.mp4`, mimeType: 'video/mp4', buffer: readFileSync(FILM) };
  await page.getByLabel('上传视频').setInputFiles(file);
  const asked = `media/v1/list?page=1&pageCnt=1&kind=film&keyword=${encodeURIComponent(title)}`;
  const found = async () =>
    (await ask<{ list: { id: number; state: string }[] }>(page, 'get', asked)).list[0];
  await expect.poll(async () => (await found())?.state, { timeout: 60_000 }).toBe('ready');
  return (await found())?.id ?? 0;
}

/**
 * A course with a film and a manually marked note, half of which earns the certificate; open to
 * anyone with its code.
 */
export async function openSmallCourse(page: Page, name: string) {
  const mediaId = await bringFilm(page, `${name}：演示`);
  const { courseId } = await make<{ courseId: number }>(page, 'create', { name });
  const chapter = { courseId, pid: null, title: '第一章' };
  const { chapterId } = await make<{ chapterId: number }>(page, 'chapter/add', chapter);
  const addItem = async (title: string, rule: 'watched' | 'byHand', content: ItemContent) => {
    const asked = { chapterId, type: content.type, title };
    const { itemId } = await make<{ itemId: number }>(page, 'item/add', asked);
    const sheet = { title, rule, content, isTrial: false, isHidden: false };
    const saved = { itemId, edition: 1, ...sheet };
    expect(await make(page, 'item/save', saved)).toMatchObject({ fault: null });
    return itemId;
  };
  const film: ItemContent = {
    type: 1,
    mediaId,
    chapters: [],
    checks: [],
    inOrder: false,
    subtitles: null,
  };
  const filmId = await addItem('演示', 'watched', film);
  const noteId = await addItem('要点', 'byHand', { type: 8, html: '<p>袖带与心脏同高。</p>' });

  const detail = () =>
    ask<MadeCourseDetail>(page, 'get', `course/make/v1/detail?courseId=${courseId}`);
  const { edition, sheet, teachers } = await detail();
  await make(page, 'save', {
    courseId,
    edition,
    sheet: { ...sheet, certificateShare: 50, countsByHand: true },
    teachers: teachers.map(({ id }) => ({ teacherId: id })),
    audience: { kind: 'code' },
  });
  const made = await detail();
  await make(page, 'publish', { courseId, edition: made.edition, at: null });
  return { courseId, filmId, noteId, code: made.audience?.code ?? '' };
}
