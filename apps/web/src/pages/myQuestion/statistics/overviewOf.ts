import type { LibraryStatistics } from '@cheese/domain/contract/exam/questionLibrary';
import { wholePercent } from '@cheese/domain/rules/numbers/wholePercent';
import type { Figure } from '@cheese/ui/management/FigureRow';
import { texts } from './texts';

export const percent = (share: number | null) =>
  share === null ? texts.none : `${wholePercent(share)}%`;

type Chapter = LibraryStatistics['chapters'][number];

const sumOf = (chapters: readonly Chapter[], of: (chapter: Chapter) => number) =>
  chapters.reduce((sum, chapter) => sum + of(chapter), 0);

export function overviewOf({ chapters, days }: LibraryStatistics): Figure[] {
  const answered = sumOf(chapters, ({ answeredCount }) => answeredCount);
  const right = sumOf(chapters, ({ answeredCount, share }) => answeredCount * (share ?? 0));
  // Only chapters that the user has answered in: otherwise the averages would cover different
  // questions.
  const known = chapters.filter((one) => one.averageShare !== null && one.answeredCount > 0);
  const counted = sumOf(known, ({ answeredCount }) => answeredCount);
  const average =
    counted === 0
      ? null
      : sumOf(known, (one) => (one.averageShare ?? 0) * one.answeredCount) / counted;
  const all = sumOf(chapters, ({ questionCount }) => questionCount);
  const lately = days.reduce((sum, { answeredCount }) => sum + answeredCount, 0);
  return [
    { name: texts.answered, value: texts.answeredOf(answered, all) },
    { name: texts.right, value: percent(answered === 0 ? null : right / answered) },
    { name: texts.average, value: percent(average) },
    { name: texts.lastDays, value: texts.questions(lately) },
  ];
}
