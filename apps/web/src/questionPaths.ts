import { withQuery } from '@cheese/ui/address/withQuery';
import type { CourseItem, ListQuery } from './listQueries';

/** One page lists both banks and exams. */
interface CentreQuery extends Omit<ListQuery, 'classifyId' | 'filterIds'> {
  keyword?: string | undefined;
  exams?: string | undefined;
  examPage?: number | undefined;
}

interface DayQuery {
  libraryId?: number | undefined;
  day?: string | undefined;
  month?: string | undefined;
  page?: number | undefined;
}

interface PracticeQuery {
  practiceId: number;
  mode?: 'after';
  only?: 'wrong';
  /** The course item that the practice belongs to. */
  from?: CourseItem;
}

/** Pages on which questions are answered. */
export const answeringPaths: readonly string[] = [
  '/testingCenter/examination',
  '/testingCenter/test',
];

export const questionPaths = {
  testingCenter: (query: CentreQuery = {}) => withQuery('/testingCenter', { ...query }),
  practice: ({ from, ...query }: PracticeQuery) =>
    withQuery('/testingCenter/test', { ...query, ...from }),
  /** One question with its answer and its comments. */
  questionTalk: (query: { questionId: number }) => withQuery('/testingCenter/question', query),
  examination: (query: { examId: number; view?: 'review' | undefined }) =>
    withQuery('/testingCenter/examination', { ...query }),
  questionChapter: (query: { libraryId: number; chapterId?: number }) =>
    withQuery('/testingCenter/questionChapter', query),
  /** `query` comes from `choicesQuery`; with `setId` it opens a saved set. */
  customPractice: (query = '') => `/testingCenter/custom${query && `?${query}`}`,
  dayQuestion: (query: DayQuery = {}) => withQuery('/testingCenter/dayQuestion', { ...query }),
  myQuestion: () => '/myQuestion',
  libraryStatistics: (query: { libraryId: number }) => withQuery('/myQuestion/statistics', query),
  keptQuestions: (kind: 'wrong' | 'collect') => `/myQuestion/${kind}`,
};
