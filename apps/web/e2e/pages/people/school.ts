import { questionTypes, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { ExamSettings } from '@cheese/domain/contract/exam/shapes/examSettings';
import type { PaperSection, PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import type { Page } from '@playwright/test';
import { ask } from '../ask';

const HOUR_MS = 3_600_000;
/** A bank of the demo school with nearly all question types. */
const BANK = '病理学校内题库';

interface Found {
  id: number;
  version: number;
}

interface SchoolAnswer {
  audience: { code: string };
}

const settingsOf = (title: string, now: number): ExamSettings => ({
  title,
  notes: '',
  startsAt: now - HOUR_MS,
  endsAt: now + HOUR_MS,
  durationS: 1800,
  graceS: 60,
  attempts: 1,
  rule: 'shareUntilWrong',
  passScore: 1,
  password: null,
  shufflesQuestions: false,
  shufflesOptions: false,
  ranges: [],
  isOneDevice: false,
  logsLeaving: true,
  hidesNames: true,
  result: { when: 'atOnce', at: null },
  review: { when: 'afterEnd', at: null },
});

async function sectionOf(page: Page, bankId: number, type: QuestionType): Promise<PaperSection> {
  const asked = { bankId, type, page: 1, pageCnt: 2 };
  const found = await ask<{ list: Found[] }>(page, 'post', 'exam/paper/v1/pick', asked);
  const items = found.list.map(({ id, version }) => ({ questionId: id, version, score: 2 }));
  return { title: questionTypes[type], note: '', items, draws: [] };
}

/** A paper that a teacher has made of questions of their school, two of each kind. */
export async function writePaper(page: Page, name: string, types: readonly QuestionType[] = [1]) {
  const sources = await ask<PaperSource[]>(page, 'get', 'exam/paper/v1/source/list');
  const bank = sources.find((source) => source.name === BANK);
  const { paperId } = await ask<{ paperId: number }>(page, 'post', 'exam/paper/v1/create', {
    name,
  });
  const sections: PaperSection[] = [];
  for (const type of types) sections.push(await sectionOf(page, bank?.id ?? 0, type));
  await ask(page, 'post', 'exam/paper/v1/save', { paperId, edition: 1, name, sections });
  return paperId;
}

/** Opens an exam that is running now, for anyone with its code. */
export async function openExam(
  page: Page,
  title: string,
  types?: readonly QuestionType[],
  more: Partial<ExamSettings> = {},
) {
  const paperId = await writePaper(page, title, types);
  const made = await ask<{ examId: number }>(page, 'post', 'exam/manage/v1/create', { paperId });
  const { examId } = made;
  const settings = { ...settingsOf(title, Date.now()), ...more };
  const asked = { examId, edition: 1, settings, audience: { kind: 'code' } };
  const { edition } = await ask<{ edition: number }>(page, 'post', 'exam/manage/v1/save', asked);
  await ask(page, 'post', 'exam/manage/v1/publish', { examId, edition });
  const detail = await ask<SchoolAnswer>(page, 'get', `exam/manage/v1/detail?examId=${examId}`);
  return { examId, code: detail.audience.code };
}
