import { durationText } from '@cheese/domain/rules/durationText';
import type { Rating } from '@cheese/domain/contract/learning/courseShapes';
import { texts } from './texts';

interface Size {
  durationS: number;
  chapterCount: number;
  coursewareCount: number;
  rating: Rating | null;
}

/** How large a course is, and what those who learnt it gave it; in a few words, none of them empty. */
export const sizeWords = ({ durationS, chapterCount, coursewareCount, rating }: Size): string[] => [
  ...[durationText(durationS)].filter(Boolean),
  ...(chapterCount > 0 ? [texts.chapters(chapterCount)] : []),
  ...(coursewareCount > 0 ? [texts.items(coursewareCount)] : []),
  ...(rating ? [texts.rating(rating.average.toFixed(1), rating.count)] : []),
];

export const SizeLine = ({ size }: { size: Size }) => <span>{sizeWords(size).join(' · ')}</span>;
