import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  SlidePanelContract as C,
  SlideWords,
} from '@cheese/domain/contract/slides/slidePanel';
import type { Static } from 'typebox';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { type Asking, requireSlide, requireTaught } from '../slide/slide.access';
import { asParagraphs } from './asParagraphs';
import * as store from './slidePanel.store';
import { slidePanelTexts } from './slidePanel.texts';

const section = ({ title, text }: { title: string; text: string }) => ({
  title,
  html: asParagraphs(text),
  pictures: [],
});

export async function listVideos(asking: Asking, slideId: number): Promise<Answers<C['videos']>> {
  const { slide } = await requireSlide(asking, slideId);
  const { organ } = slide;
  return organ ? store.selectFilms(asking.db, organ, asking.clock.now()) : [];
}

export async function listPractices(
  asking: Asking,
  slideId: number,
): Promise<Answers<C['practices']>> {
  const { slide } = await requireSlide(asking, slideId);
  const rows = slide.organ ? await store.selectChapters(asking.db, slide.organ) : [];
  return rows.map(({ id, name, bank, libraryId, questionCount }) => ({
    source: practiceSourceCodes.chapter,
    sourceId: id,
    title: `${bank} · ${name}`,
    libraryId,
    questionCount,
  }));
}

export async function readInformation(
  asking: Asking,
  slideId: number,
): Promise<Answers<C['information']>> {
  await requireSlide(asking, slideId);
  const words = await store.findWords(asking.db, slideId);
  return (words?.sections ?? []).map(section);
}

export async function readPathology(
  asking: Asking,
  slideId: number,
): Promise<Answers<C['pathology']>> {
  await requireSlide(asking, slideId);
  const words = await store.findWords(asking.db, slideId);
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

type Keeper = Asking & { person: Person };

export async function readWords(asking: Keeper, slideId: number): Promise<SlideWords> {
  await requireTaught(asking, slideId);
  const words = await store.findWords(asking.db, slideId);
  const { sections, cases, edition } = words ?? { sections: [], cases: [], edition: 0 };
  return { sections, cases, edition };
}

export async function writeWords(
  asking: Keeper,
  body: Static<C['saveWords']['body']>,
): Promise<Answers<C['saveWords']>> {
  await requireTaught(asking, body.slideId);
  const { db, person, clock } = asking;
  const row = { ...body, updatedAt: clock.now(), updatedBy: person.id };
  return { edition: (await store.saveWords(db, row)) ?? refuse('slide.wordsChanged') };
}
