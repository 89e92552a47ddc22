import { ask } from '@cheese/api-client/base';
import { quizCalls } from '@cheese/domain/calls/emergency/quiz';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuizContract as C } from '@cheese/domain/contract/emergency/quiz';
import { emergencyApi } from '../emergencyApi';

export const quizApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: ['Quiz', 'MyProgress', 'Situation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      // Never served from the cache: answers are saved after it was read.
      getCurrentQuiz: build.query<Answers<C['current']>, Asks<C['current']>>({
        query: ask(quizCalls.current),
        providesTags: ['Quiz'],
        keepUnusedDataFor: 0,
      }),
      // Every draw and every certificate changes it.
      getQuizSupply: build.query<Answers<C['supply']>, Asks<C['supply']>>({
        query: ask(quizCalls.supply),
        providesTags: ['Quiz', 'MyProgress'],
        keepUnusedDataFor: 0,
        // Silent: the page works without it.
        extraOptions: { silent: true },
      }),
      keepQuizAnswer: build.mutation<Answers<C['keepAnswer']>, Asks<C['keepAnswer']>>({
        query: ask(quizCalls.keepAnswer),
        // The page says by itself what is not kept yet, and tries again.
        extraOptions: { silent: true },
      }),
      giveUpQuiz: build.mutation<Answers<C['giveUp']>, Asks<C['giveUp']>>({
        query: ask(quizCalls.giveUp),
        invalidatesTags: ['Quiz'],
      }),
      submitQuiz: build.mutation<Answers<C['submit']>, Asks<C['submit']>>({
        query: ask(quizCalls.submit),
        invalidatesTags: ['Quiz', 'MyProgress', 'Situation'],
      }),
      getQuizResult: build.query<Answers<C['result']>, Asks<C['result']>>({
        query: ask(quizCalls.result),
      }),
      getQuizList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(quizCalls.list),
        providesTags: ['Quiz'],
      }),
      getWrongQuestions: build.query<Answers<C['wrongList']>, Asks<C['wrongList']>>({
        query: ask(quizCalls.wrongList),
        providesTags: ['Quiz'],
      }),
    }),
  });

export const {
  useGetCurrentQuizQuery,
  useLazyGetCurrentQuizQuery,
  useGetQuizSupplyQuery,
  useKeepQuizAnswerMutation,
  useGiveUpQuizMutation,
  useSubmitQuizMutation,
  useGetQuizResultQuery,
  useGetQuizListQuery,
  useGetWrongQuestionsQuery,
} = quizApi;
