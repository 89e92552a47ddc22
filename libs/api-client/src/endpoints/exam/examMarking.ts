import { examMarkingCalls as calls } from '@cheese/domain/calls/exam/examMarking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ExamMarkingContract as C } from '@cheese/domain/contract/exam/examMarking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const examMarkingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ExamMarking', 'ExamReport', 'ManagedExam'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getExamMarkingOverview: build.query<Answers<C['overview']>, Asks<C['overview']>>({
        query: ask(calls.overview),
        providesTags: ['ExamMarking'],
      }),
      getExamMarkingAnswers: build.query<Answers<C['answers']>, Asks<C['answers']>>({
        query: ask(calls.answers),
        // Not by its tag: an answer that was just marked stays in sight until one goes on.
        keepUnusedDataFor: 0,
      }),
      markExamAnswer: build.mutation<Answers<C['mark']>, Asks<C['mark']>>({
        query: ask(calls.mark),
        invalidatesTags: ['ExamMarking', 'ExamReport'],
      }),
      setExamMarkingRule: build.mutation<Answers<C['setRule']>, Asks<C['setRule']>>({
        query: ask(calls.setRule),
        invalidatesTags: ['ExamMarking', 'ExamReport', 'ManagedExam'],
      }),
    }),
  });

export const {
  useGetExamMarkingOverviewQuery,
  useGetExamMarkingAnswersQuery,
  useMarkExamAnswerMutation,
  useSetExamMarkingRuleMutation,
} = examMarkingApi;
