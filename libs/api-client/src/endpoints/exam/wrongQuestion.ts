import { wrongQuestionCalls } from '@cheese/domain/calls/exam/wrongQuestion';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { WrongQuestionContract as C } from '@cheese/domain/contract/exam/wrongQuestion';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const wrongQuestionApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['QuestionProgress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getWrongQuestions: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(wrongQuestionCalls.list),
        providesTags: ['QuestionProgress'],
      }),
      getWrongAnswers: build.query<Answers<C['answers']>, Asks<C['answers']>>({
        query: ask(wrongQuestionCalls.answers),
        providesTags: ['QuestionProgress'],
      }),
      restoreWrongQuestion: build.mutation<Answers<C['restore']>, Asks<C['restore']>>({
        query: ask(wrongQuestionCalls.restore),
        invalidatesTags: ['QuestionProgress'],
      }),
      removeWrongQuestion: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(wrongQuestionCalls.remove),
        invalidatesTags: ['QuestionProgress'],
      }),
    }),
  });

export const {
  useGetWrongQuestionsQuery,
  useGetWrongAnswersQuery,
  useRemoveWrongQuestionMutation,
  useRestoreWrongQuestionMutation,
} = wrongQuestionApi;
