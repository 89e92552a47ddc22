import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import type { ReactNode } from 'react';
import type { Pins } from '../pins/usePins';
import type { Learning } from '../study/useVisit';
import { FilmItem } from './film/FilmItem';
import { MapItem } from './map/MapItem';
import { OpensItem } from './OpensItem';
import { PagesItem } from './slides/PagesItem';
import { SlidesItem } from './SlidesItem';
import { TestItem } from './TestItem';

export interface ItemTools {
  learning: Learning;
  pins: Pins;
  /** Requests new file addresses after the old ones have expired. */
  onAnew: () => void;
}

export function itemView(item: CoursewareDetail, tools: ItemTools): ReactNode {
  switch (item.type) {
    case coursewareTypeCodes.video:
      return <FilmItem item={item} {...tools} />;
    case coursewareTypeCodes.ppt:
      return <PagesItem item={item} {...tools} />;
    case coursewareTypeCodes.mindMap:
      return <MapItem item={item} {...tools} />;
    case coursewareTypeCodes.note:
      return <SafeHtml html={item.html} />;
    case coursewareTypeCodes.slide:
      return <SlidesItem item={item} />;
    case coursewareTypeCodes.experiment:
    case coursewareTypeCodes.specimen:
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam:
      return <OpensItem item={item} />;
    case coursewareTypeCodes.test:
      return <TestItem item={item} {...tools} />;
  }
}
