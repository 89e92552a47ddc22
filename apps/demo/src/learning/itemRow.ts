import type { CompletionRule } from '@cheese/domain/codes/learning/completionRules';
import type { CoursewareContent } from '@cheese/server/modules/learning/course/courseware.content';
import { seedShelf } from '../shop/commodity/shelf';
import type { PlantedMedia } from './plantMedia';
import { productIdOf } from './productIdOf';
import type { FindQuestion } from './questionFinder';
import type { FindSlide } from './slideFinder';
import type { SeedItem } from './seedCourse';

/** What an item is made with: what was planted and brought before it. */
export interface Means {
  findQuestion: FindQuestion;
  findSlide: FindSlide;
  media: PlantedMedia;
}

/** Signs that are read in a minute. */
const SIGNS_PER_MINUTE = 400;
const [PAGE_S, QUESTION_S] = [60, 45] as const;

const usualRules: Record<SeedItem['type'], CompletionRule> = {
  1: 'watched',
  2: 'lastPage',
  4: 'byHand',
  8: 'byHand',
  16: 'byHand',
  32: 'byHand',
  48: 'byHand',
  64: 'passed',
};

export function itemRow(item: SeedItem, means: Means) {
  const { title, isTrial = false, rule = usualRules[item.type], type } = item;
  return { title, isTrial, rule, type, mediaId: null, durationS: null, ...contentOf(item, means) };
}

interface Filled {
  content: CoursewareContent;
  mediaId?: number;
  durationS?: number;
}

function contentOf(item: SeedItem, { findQuestion, findSlide, media }: Means): Filled {
  switch (item.type) {
    case 1: {
      const { id: mediaId, durationS, chapters, subtitles } = media.film(item.film);
      const checks = (item.checks ?? []).map(({ question, ...check }) => ({
        ...check,
        questionId: findQuestion(question),
      }));
      const { inOrder = false } = item;
      return { mediaId, durationS, content: { type: 1, chapters, checks, inOrder, subtitles } };
    }
    case 2: {
      const { id: mediaId, pageCount } = media.document(item.document);
      const content = { type: 2 as const, notes: [...(item.notes ?? [])] };
      return { mediaId, durationS: pageCount * PAGE_S, content };
    }
    case 4:
      return { content: { type: 4, ...media.map(item.map.slug) } };
    case 8: {
      const signs = item.html.replaceAll(/<[^>]*>|\s/gu, '').length;
      return {
        durationS: Math.ceil((signs / SIGNS_PER_MINUTE) * 60),
        content: { type: 8, html: item.html },
      };
    }
    case 16:
      return { content: { type: 16, simulationId: productIdOf(seedShelf[8], item.simulation) } };
    case 32:
      return { content: { type: 32, slideIds: item.slides.map(findSlide) } };
    case 48:
      return { content: { type: 48, specimenIds: item.specimens.map(specimenId) } };
    case 64: {
      const questionIds = item.questions.map(findQuestion);
      const content = { type: 64 as const, questionIds, passShare: item.passShare };
      return { durationS: questionIds.length * QUESTION_S, content };
    }
  }
}

const specimenId = (slug: string) => productIdOf(seedShelf[2], slug);
