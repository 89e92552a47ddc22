import { countedMessages } from '../../texts/countedMessages';
import { durationText } from '../time/durationText';

/** `rating` is null without any rating. */
export interface CourseSize {
  durationS: number;
  chapterCount: number;
  coursewareCount: number;
  rating: { average: number; count: number } | null;
}

/** The size and rating of a course: 2.5小时 · 12章 · 4.8分（12人评）. */
export function courseSize({ durationS, chapterCount, coursewareCount, rating }: CourseSize) {
  const { chapters, courseware, rating: rated } = countedMessages;
  return [
    durationText(durationS),
    chapterCount > 0 && chapters(chapterCount),
    coursewareCount > 0 && courseware(coursewareCount),
    rating && rated(rating.average.toFixed(1), rating.count),
  ]
    .filter(Boolean)
    .join(' · ');
}
