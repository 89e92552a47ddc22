import { practiceSetCalls } from '@cheese/domain/calls/exam/practiceSet';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { PracticeSetContract as C } from '@cheese/domain/contract/exam/practiceSet';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const practiceSetApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['PracticeSet', 'Practice', 'QuestionProgress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPracticeBanks: build.query<Answers<C['banks']>, Asks<C['banks']>>({
        query: ask(practiceSetCalls.banks),
      }),
      getFittingQuestions: build.query<Answers<C['fitting']>, Asks<C['fitting']>>({
        query: ask(practiceSetCalls.fitting),
        providesTags: ['QuestionProgress'],
      }),
      getPracticeSets: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(practiceSetCalls.list),
        providesTags: ['PracticeSet', 'Practice'],
      }),
      getPracticeSet: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(practiceSetCalls.detail),
        providesTags: ['PracticeSet', 'Practice'],
      }),
      addPracticeSet: build.mutation<Answers<C['add']>, Asks<C['add']>>({
        query: ask(practiceSetCalls.add),
        invalidatesTags: ['PracticeSet'],
      }),
      editPracticeSet: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(practiceSetCalls.edit),
        invalidatesTags: ['PracticeSet'],
      }),
      removePracticeSet: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(practiceSetCalls.remove),
        invalidatesTags: ['PracticeSet'],
      }),
      restorePracticeSet: build.mutation<Answers<C['restore']>, Asks<C['restore']>>({
        query: ask(practiceSetCalls.restore),
        invalidatesTags: ['PracticeSet'],
      }),
    }),
  });

export const {
  useGetPracticeBanksQuery,
  useGetFittingQuestionsQuery,
  useGetPracticeSetsQuery,
  useGetPracticeSetQuery,
  useAddPracticeSetMutation,
  useEditPracticeSetMutation,
  useRemovePracticeSetMutation,
  useRestorePracticeSetMutation,
} = practiceSetApi;
