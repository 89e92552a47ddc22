import type { ExamTray } from '@cheese/domain/contract/slides/slideTray';
import { texts } from './texts';

/**
 * The slides of all trays in one list. They are numbered, because their names could reveal an
 * answer.
 */
export const slidesOf = (trays: readonly ExamTray[]) =>
  trays
    .flatMap(({ id: trayId, title, text, slides }) =>
      slides.map((slide) => ({ ...slide, trayId, title, text })),
    )
    .map((slide, at) => ({ ...slide, name: texts.slide(at + 1) }));
