import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  SlidePanelContract as C,
  SlideWords,
} from '@cheese/domain/contract/slides/slidePanel';
import type { Static } from 'typebox';
import type { CallerContext, VisitorContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireSlide, requireTaught } from '../slide/slide.access';
import { asParagraphs } from './asParagraphs';
import * as store from './slidePanel.store';
import { slidePanelTexts } from './slidePanel.texts';

const section = ({ title, text }: { title: string; text: string }) => ({
  title,
  html: asParagraphs(text),
  pictures: [],
});

export async function listVideos(
  context: VisitorContext,
  slideId: number,
): Promise<Answers<C['videos']>> {
  const { slide } = await requireSlide(context, slideId);
  const { organ } = slide;
  return organ ? store.selectFilms(context.db, organ, context.clock.now()) : [];
}

export async function listPractices(
  context: VisitorContext,
  slideId: number,
): Promise<Answers<C['practices']>> {
  const { slide } = await requireSlide(context, slideId);
  const rows = slide.organ ? await store.selectChapters(context.db, slide.organ) : [];
  return rows.map(({ id, name, bank, libraryId, questionCount }) => ({
    source: practiceSourceCodes.chapter,
    sourceId: id,
    title: `${bank} · ${name}`,
    libraryId,
    questionCount,
  }));
}

export async function readInformation(
  context: VisitorContext,
  slideId: number,
): Promise<Answers<C['information']>> {
  await requireSlide(context, slideId);
  const words = await store.findWords(context.db, slideId);
  return (words?.sections ?? []).map(section);
}

export async function readPathology(
  context: VisitorContext,
  slideId: number,
): Promise<Answers<C['pathology']>> {
  await requireSlide(context, slideId);
  const words = await store.findWords(context.db, slideId);
  return (words?.cases ?? []).map(({ title, history, diagnosis, findings, discussion }, at) => ({
    id: at + 1,
    title,
    history,
    diagnosis,
    sections: [
      { title: slidePanelTexts.findings, text: findings },
      { title: slidePanelTexts.discussion, text: discussion },
    ]
      .filter(({ text }) => text.trim() !== '')
      .map(section),
  }));
}

export async function readWords(
  context: CallerContext<'db'>,
  slideId: number,
): Promise<SlideWords> {
  await requireTaught(context, slideId);
  const words = await store.findWords(context.db, slideId);
  const { sections, cases, edition } = words ?? { sections: [], cases: [], edition: 0 };
  return { sections, cases, edition };
}

export async function writeWords(
  context: CallerContext<'db'>,
  body: Static<C['saveWords']['body']>,
): Promise<Answers<C['saveWords']>> {
  await requireTaught(context, body.slideId);
  const { db, person, clock } = context;
  const row = { ...body, updatedAt: clock.now(), updatedBy: person.id };
  return { edition: (await store.saveWords(db, row)) ?? refuse('slide.wordsChanged') };
}
