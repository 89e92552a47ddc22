import { questionManageCalls } from '@cheese/domain/calls/exam/questionManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

/** A step in a bank changes its list, its tree, its questions and what is said of them. */
const changed = ['Bank', 'BankQuestion'] as const;

const questionManageApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getBankQuestions: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(questionManageCalls.list),
      providesTags: ['BankQuestion'],
    }),
    getBankQuestion: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(questionManageCalls.detail),
      providesTags: ['BankQuestion'],
    }),
    getQuestionHistory: build.query<Answers<C['history']>, Asks<C['history']>>({
      query: ask(questionManageCalls.history),
      providesTags: ['BankQuestion'],
    }),
    getTwins: build.query<Answers<C['twins']>, Asks<C['twins']>>({
      query: ask(questionManageCalls.twins),
      providesTags: ['BankQuestion'],
    }),
    getQuestionReports: build.query<Answers<C['reports']>, Asks<C['reports']>>({
      query: ask(questionManageCalls.reports),
      providesTags: ['BankQuestion'],
    }),
    saveQuestions: build.mutation<Answers<C['save']>, Asks<C['save']>>({
      query: ask(questionManageCalls.save),
      invalidatesTags: [...changed],
    }),
    restoreVersion: build.mutation<Answers<C['restore']>, Asks<C['restore']>>({
      query: ask(questionManageCalls.restore),
      invalidatesTags: [...changed],
    }),
    moveQuestions: build.mutation<Answers<C['move']>, Asks<C['move']>>({
      query: ask(questionManageCalls.move),
      invalidatesTags: [...changed],
    }),
    tagQuestions: build.mutation<Answers<C['tag']>, Asks<C['tag']>>({
      query: ask(questionManageCalls.tag),
      invalidatesTags: [...changed],
    }),
    gradeQuestions: build.mutation<Answers<C['grade']>, Asks<C['grade']>>({
      query: ask(questionManageCalls.grade),
      invalidatesTags: [...changed],
    }),
    removeQuestions: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(questionManageCalls.remove),
      invalidatesTags: [...changed],
    }),
    copyQuestions: build.mutation<Answers<C['copy']>, Asks<C['copy']>>({
      query: ask(questionManageCalls.copy),
      invalidatesTags: [...changed],
    }),
    undoChange: build.mutation<Answers<C['undo']>, Asks<C['undo']>>({
      query: ask(questionManageCalls.undo),
      invalidatesTags: [...changed],
    }),
    settleReport: build.mutation<Answers<C['settle']>, Asks<C['settle']>>({
      query: ask(questionManageCalls.settle),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useGetBankQuestionsQuery,
  useGetBankQuestionQuery,
  useLazyGetBankQuestionQuery,
  useGetQuestionHistoryQuery,
  useGetTwinsQuery,
  useGetQuestionReportsQuery,
  useSaveQuestionsMutation,
  useRestoreVersionMutation,
  useMoveQuestionsMutation,
  useTagQuestionsMutation,
  useGradeQuestionsMutation,
  useRemoveQuestionsMutation,
  useCopyQuestionsMutation,
  useUndoChangeMutation,
  useSettleReportMutation,
} = questionManageApi;
