import { questionExportCalls } from '@cheese/domain/calls/exam/questionExport';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuestionExportContract as C } from '@cheese/domain/contract/exam/questionExport';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const questionExportApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    exportQuestions: build.mutation<Answers<C['make']>, Asks<C['make']>>({
      query: ask(questionExportCalls.make),
    }),
  }),
});

export const { useExportQuestionsMutation } = questionExportApi;
