import { questionImportCalls } from '@cheese/domain/calls/exam/questionImport';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuestionImportContract as C } from '@cheese/domain/contract/exam/questionImport';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const questionImportApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['QuestionImport'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getQuestionTemplate: build.query<Answers<C['template']>, Asks<C['template']>>({
        query: ask(questionImportCalls.template),
      }),
      beginQuestionImport: build.mutation<Answers<C['begin']>, Asks<C['begin']>>({
        query: ask(questionImportCalls.begin),
        invalidatesTags: ['QuestionImport'],
      }),
      getQuestionImports: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(questionImportCalls.list),
        providesTags: ['QuestionImport'],
      }),
      getQuestionImport: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(questionImportCalls.detail),
        providesTags: ['QuestionImport'],
        // Asked every few seconds: what fails is said in its place, not in a toast each time.
        extraOptions: { silent: true },
      }),
      matchQuestionColumns: build.mutation<Answers<C['match']>, Asks<C['match']>>({
        query: ask(questionImportCalls.match),
        invalidatesTags: ['QuestionImport'],
      }),
      getImportedQuestions: build.query<Answers<C['rows']>, Asks<C['rows']>>({
        query: ask(questionImportCalls.rows),
        providesTags: ['QuestionImport'],
      }),
      editImportedQuestion: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(questionImportCalls.edit),
        invalidatesTags: ['QuestionImport'],
      }),
      chooseImportedQuestions: build.mutation<Answers<C['choose']>, Asks<C['choose']>>({
        query: ask(questionImportCalls.choose),
        invalidatesTags: ['QuestionImport'],
      }),
      mendImportedQuestions: build.mutation<Answers<C['mend']>, Asks<C['mend']>>({
        query: ask(questionImportCalls.mend),
        invalidatesTags: ['QuestionImport'],
      }),
      getFaultyQuestions: build.query<Answers<C['faulty']>, Asks<C['faulty']>>({
        query: ask(questionImportCalls.faulty),
      }),
      confirmQuestionImport: build.mutation<Answers<C['confirm']>, Asks<C['confirm']>>({
        query: ask(questionImportCalls.confirm),
        invalidatesTags: ['QuestionImport'],
      }),
      undoQuestionImport: build.mutation<Answers<C['undo']>, Asks<C['undo']>>({
        query: ask(questionImportCalls.undo),
        invalidatesTags: ['QuestionImport'],
      }),
      cancelQuestionImport: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
        query: ask(questionImportCalls.cancel),
        invalidatesTags: ['QuestionImport'],
      }),
    }),
  });

export const {
  useLazyGetQuestionTemplateQuery,
  useBeginQuestionImportMutation,
  useGetQuestionImportsQuery,
  useGetQuestionImportQuery,
  useMatchQuestionColumnsMutation,
  useGetImportedQuestionsQuery,
  useEditImportedQuestionMutation,
  useChooseImportedQuestionsMutation,
  useMendImportedQuestionsMutation,
  useLazyGetFaultyQuestionsQuery,
  useConfirmQuestionImportMutation,
  useUndoQuestionImportMutation,
  useCancelQuestionImportMutation,
} = questionImportApi;
