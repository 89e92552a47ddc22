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
    case 1:
      return <FilmItem item={item} {...tools} />;
    case 2:
      return <PagesItem item={item} {...tools} />;
    case 4:
      return <MapItem item={item} {...tools} />;
    case 8:
      return <SafeHtml html={item.html} />;
    case 32:
      return <SlidesItem item={item} />;
    case 16:
    case 48:
    case 128:
    case 256:
    case 512:
    case 1024:
      return <OpensItem item={item} />;
    case 64:
      return <TestItem item={item} {...tools} />;
  }
}
