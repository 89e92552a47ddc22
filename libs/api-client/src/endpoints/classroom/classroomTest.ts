import { classroomTestCalls } from '@cheese/domain/calls/classroom/classroomTest';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ClassroomTestContract as C } from '@cheese/domain/contract/classroom/classroomTest';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const list = { type: 'ClassTest', id: 'LIST' } as const;

const classroomTestApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ClassTest', 'QuestionProgress', 'Progress', 'Grade'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getClassTests: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(classroomTestCalls.list),
        providesTags: [list],
      }),
      getClassTestPaper: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(classroomTestCalls.detail),
      }),
      handInClassTest: build.mutation<Answers<C['handIn']>, Asks<C['handIn']>>({
        query: ask(classroomTestCalls.handIn),
        invalidatesTags: ['ClassTest', 'QuestionProgress', 'Progress'],
      }),
      getClassTestReview: build.query<Answers<C['review']>, Asks<C['review']>>({
        query: ask(classroomTestCalls.review),
        providesTags: (_test, _failure, { id }) => [{ type: 'ClassTest', id }],
      }),
      publishClassTest: build.mutation<Answers<C['publish']>, Asks<C['publish']>>({
        query: ask(classroomTestCalls.publish),
        invalidatesTags: [list],
      }),
      removeClassTest: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(classroomTestCalls.remove),
        invalidatesTags: [list],
      }),
      getSubmissions: build.query<Answers<C['submissions']>, Asks<C['submissions']>>({
        query: ask(classroomTestCalls.submissions),
        providesTags: (_page, _failure, { id }) => [{ type: 'ClassTest', id }],
      }),
      getSubmissionDetail: build.query<Answers<C['submission']>, Asks<C['submission']>>({
        query: ask(classroomTestCalls.submission),
        providesTags: ['ClassTest'],
      }),
      gradeSubmission: build.mutation<Answers<C['grade']>, Asks<C['grade']>>({
        query: ask(classroomTestCalls.grade),
        invalidatesTags: ['ClassTest', 'Grade'],
      }),
    }),
  });

export const {
  useGetClassTestsQuery,
  useGetClassTestPaperQuery,
  useHandInClassTestMutation,
  useGetClassTestReviewQuery,
  usePublishClassTestMutation,
  useRemoveClassTestMutation,
  useGetSubmissionsQuery,
  useGetSubmissionDetailQuery,
  useGradeSubmissionMutation,
} = classroomTestApi;
