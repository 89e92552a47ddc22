import { clockText } from '../rules/time/clockText';
import { placeTexts as texts } from '../texts/placeTexts';
import type { Place } from './place';

/** The title of the place's content with the position: 课程名 · 12:05. */
export function placeLabel(place: Place, title: string): string {
  const detail = detailOf(place);
  return detail ? `${title} · ${detail}` : title;
}

function detailOf(place: Place): string | null {
  switch (place.kind) {
    case 'courseItem':
      if (place.second !== undefined) return clockText(place.second).replace(/^00:/, '');
      return place.page === undefined ? null : texts.page(place.page);
    case 'slide':
      return place.point ? texts.zoom(place.point.zoom) : null;
    case 'model':
      return place.partId ?? null;
    case 'question':
    case 'term':
      return null;
  }
}
