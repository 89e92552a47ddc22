import { examWatchCalls } from '@cheese/domain/calls/exam/examWatch';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ExamWatchContract as C } from '@cheese/domain/contract/exam/examWatch';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const examWatchApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['LiveExam', 'ManagedExam'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getLiveExam: build.query<Answers<C['live']>, Asks<C['live']>>({
        query: ask(examWatchCalls.live),
        providesTags: ['LiveExam'],
        keepUnusedDataFor: 0,
        // Asked every few seconds: what fails is said in its place, not in a toast each time.
        extraOptions: { silent: true },
      }),
      extendExam: build.mutation<Answers<C['extend']>, Asks<C['extend']>>({
        query: ask(examWatchCalls.extend),
        invalidatesTags: ['LiveExam', 'ManagedExam'],
      }),
      endExam: build.mutation<Answers<C['end']>, Asks<C['end']>>({
        query: ask(examWatchCalls.end),
        invalidatesTags: ['LiveExam', 'ManagedExam'],
      }),
      reopenAttempt: build.mutation<Answers<C['reopen']>, Asks<C['reopen']>>({
        query: ask(examWatchCalls.reopen),
        invalidatesTags: ['LiveExam', 'ManagedExam'],
      }),
    }),
  });

export const {
  useGetLiveExamQuery,
  useExtendExamMutation,
  useEndExamMutation,
  useReopenAttemptMutation,
} = examWatchApi;
