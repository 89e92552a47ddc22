import { ask } from '@cheese/api-client/base';
import { questionCalls } from '@cheese/domain/calls/emergency/question';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuestionContract as C } from '@cheese/domain/contract/emergency/question';
import { emergencyApi } from '../emergencyApi';

const questionApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: ['Question', 'Quiz'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getQuestions: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(questionCalls.list),
        providesTags: ['Question'],
      }),
      saveQuestion: build.mutation<Answers<C['save']>, Asks<C['save']>>({
        query: ask(questionCalls.save),
        invalidatesTags: ['Question'],
      }),
      editQuestion: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(questionCalls.edit),
        invalidatesTags: ['Question'],
      }),
      removeQuestion: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(questionCalls.remove),
        invalidatesTags: ['Question'],
      }),
      getQuestion: build.query<Answers<C['get']>, Asks<C['get']>>({
        query: ask(questionCalls.get),
        providesTags: ['Question'],
      }),
      removeQuestions: build.mutation<Answers<C['removeMany']>, Asks<C['removeMany']>>({
        query: ask(questionCalls.removeMany),
        invalidatesTags: ['Question'],
      }),
      // Draws others each time: not a query.
      drawQuiz: build.mutation<Answers<C['rand']>, Asks<C['rand']>>({
        query: ask(questionCalls.rand),
        invalidatesTags: ['Quiz'],
      }),
      exportQuestions: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(questionCalls.export),
      }),
    }),
  });

export const {
  useGetQuestionsQuery,
  useSaveQuestionMutation,
  useEditQuestionMutation,
  useRemoveQuestionMutation,
  useRemoveQuestionsMutation,
  useGetQuestionQuery,
  useDrawQuizMutation,
  useExportQuestionsMutation,
} = questionApi;
