import { questionNoteCalls } from '@cheese/domain/calls/exam/questionNote';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuestionNoteContract as C } from '@cheese/domain/contract/exam/questionNote';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const questionNoteApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['QuestionNote'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getQuestionNotes: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(questionNoteCalls.list),
        providesTags: ['QuestionNote'],
      }),
      writeQuestionNote: build.mutation<Answers<C['write']>, Asks<C['write']>>({
        query: ask(questionNoteCalls.write),
        invalidatesTags: ['QuestionNote'],
      }),
      reportQuestion: build.mutation<Answers<C['report']>, Asks<C['report']>>({
        query: ask(questionNoteCalls.report),
      }),
    }),
  });

export const { useGetQuestionNotesQuery, useWriteQuestionNoteMutation, useReportQuestionMutation } =
  questionNoteApi;
