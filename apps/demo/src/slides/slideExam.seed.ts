import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { keyWords, promptsOf, type SlideKey } from '@cheese/domain/questions/slide/slideWords';
import type { TissueName } from '@cheese/generators/tissues/tissues';
import type { Db } from '@cheese/server/db/database';
import { bankChapter, questionBank } from '@cheese/server/modules/exam/bank/bank.tables';
import { paper } from '@cheese/server/modules/exam/paper/paper.tables';
import { slide, slideLibrary, slideScan } from '@cheese/server/modules/slides/slide/slide.tables';
import {
  slideTray,
  slideTrayExam,
} from '@cheese/server/modules/slides/slide/lending/slideTray.tables';
import { and, eq } from 'drizzle-orm';
import { findSchool, plantExam } from '../exam/schoolExams.seed';
import type { Seed } from '../planting/seed';
import { tasksOf } from './lessons/asRows';
import { slideBank, slideExam, slideQuestions } from './slideExam';
import { writeQuestion } from '@cheese/server/modules/exam/question/writing/question.write.store';

/** A bank that is answered on slides of the school, and an exam of it with a tray beside its paper. */
export const seedSlideExam: Seed = {
  area: 'slideExam',
  async plant(soil) {
    const { db, clock } = soil;
    const now = clock.now();
    const school = await findSchool(db);
    if (!school) return;
    const { organisationId, teacherId } = school;
    const items = await plantBank(db, school, now);
    const plan = {
      sections: [{ title: slideExam.part, note: slideExam.note, items, draws: [] }],
    };
    const moments = { createdAt: now, updatedAt: now };
    const [kept] = await db
      .insert(paper)
      .values({ organisationId, ownerId: teacherId, name: slideExam.paper, plan, ...moments })
      .returning();
    const held = await plantExam(soil, school, { one: slideExam, paperId: kept?.id ?? 0, plan });
    const isMeant = and(
      eq(slideTray.organisationId, organisationId),
      eq(slideTray.title, slideExam.tray),
    );
    const [tray] = await db.select({ id: slideTray.id }).from(slideTray).where(isMeant);
    if (held && tray) await db.insert(slideTrayExam).values({ trayId: tray.id, examId: held.id });
  },
};

interface School {
  organisationId: number;
  teacherId: number;
}

async function plantBank(db: Db, { organisationId, teacherId }: School, now: Date) {
  const { name, summary, chapter } = slideBank;
  const moments = { createdAt: now, updatedAt: now };
  const [bank] = await db
    .insert(questionBank)
    .values({ organisationId, createdBy: teacherId, name, summary, isShared: true, ...moments })
    .returning();
  const bankId = bank?.id ?? 0;
  const [row] = await db
    .insert(bankChapter)
    .values({ bankId, place: 0, name: chapter })
    .returning();
  const at = { bankId, chapterId: row?.id ?? 0, groupId: null, startsGroup: false };
  const slides = await slidesOf(db, organisationId);
  const items = [];
  for (const [place, asked] of slideQuestions.entries()) {
    const draft = draftOf(asked, slides);
    const questionId = await writeQuestion(db, { ...at, place, draft, writtenBy: teacherId, now });
    items.push({ questionId, version: 1, groupId: null, score: asked.score });
  }
  return items;
}

type Slides = ReadonlyMap<string, { id: number; width: number; height: number }>;

/** The school's own, by what they are drawn of. */
async function slidesOf(db: Db, organisationId: number): Promise<Slides> {
  const { width, height, key } = slideScan;
  const rows = await db
    .select({ id: slide.id, width, height, tissue: key })
    .from(slide)
    .innerJoin(slideScan, eq(slideScan.id, slide.scanId))
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .where(and(eq(slideScan.kind, 'drawn'), eq(slideLibrary.organisationId, organisationId)));
  return new Map(rows.map(({ tissue, ...row }) => [tissue, row]));
}

/** The task of a lesson, as a paper asks it. */
function draftOf(
  { tissue, task, difficulty, tags }: (typeof slideQuestions)[number],
  slides: Slides,
): QuestionDraft {
  const lies = slides.get(tissue) ?? missing(tissue);
  const found = tasksOf(tissue).find(({ title }) => title === task) ?? missing(tissue, task);
  const key = found.key as SlideKey;
  return {
    type: questionTypeCodes.slide,
    difficulty,
    tags: [...tags],
    source: '',
    context: '',
    group: null,
    stem: found.text,
    pictures: [],
    options: [],
    prompts: promptsOf(lies.id, lies, key),
    key: keyWords(key),
    analysis: found.explanation,
  };
}

function missing(tissue: TissueName, task = ''): never {
  throw new Error(`There is nothing of ${tissue} ${task} to ask about.`);
}
