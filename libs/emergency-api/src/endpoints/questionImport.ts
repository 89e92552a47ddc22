import { ask } from '@cheese/api-client/base';
import { questionImportCalls } from '@cheese/domain/calls/emergency/questionImport';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuestionImportContract as C } from '@cheese/domain/contract/emergency/questionImport';
import { followImport, questionTags } from '../afterImport';
import { emergencyApi } from '../emergencyApi';

const questionImportApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: questionTags })
  .injectEndpoints({
    endpoints: (build) => ({
      getQuestionTemplate: build.mutation<Answers<C['template']>, Asks<C['template']>>({
        query: ask(questionImportCalls.template),
      }),
      previewQuestionImport: build.mutation<Answers<C['preview']>, Asks<C['preview']>>({
        query: ask(questionImportCalls.preview),
        // The file chooser shows the failure.
        extraOptions: { silent: true },
      }),
      getQuestionImportRows: build.query<Answers<C['rows']>, Asks<C['rows']>>({
        query: ask(questionImportCalls.rows),
      }),
      confirmQuestionImport: build.mutation<Answers<C['confirm']>, Asks<C['confirm']>>({
        query: ask(questionImportCalls.confirm),
        invalidatesTags: [...questionTags],
      }),
      getQuestionImportState: build.query<Answers<C['state']>, Asks<C['state']>>({
        query: ask(questionImportCalls.state),
        keepUnusedDataFor: 0,
        onQueryStarted: followImport(questionTags),
      }),
      cancelQuestionImport: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
        query: ask(questionImportCalls.cancel),
      }),
    }),
  });

export const {
  useGetQuestionTemplateMutation,
  usePreviewQuestionImportMutation,
  useGetQuestionImportRowsQuery,
  useConfirmQuestionImportMutation,
  useGetQuestionImportStateQuery,
  useCancelQuestionImportMutation,
} = questionImportApi;
