import { examManageCalls } from '@cheese/domain/calls/exam/examManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ExamManageContract as C } from '@cheese/domain/contract/exam/examManage';
import { ask } from '../../base';
import { unlessRefused } from '../../base/unlessRefused';
import { mainApi } from '../../mainApi';

const examManageApi = mainApi.enhanceEndpoints({ addTagTypes: ['ManagedExam'] }).injectEndpoints({
  endpoints: (build) => ({
    getManagedExams: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(examManageCalls.list),
      providesTags: ['ManagedExam'],
    }),
    getManagedExam: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(examManageCalls.detail),
      providesTags: ['ManagedExam'],
    }),
    createExam: build.mutation<Answers<C['create']>, Asks<C['create']>>({
      query: ask(examManageCalls.create),
      invalidatesTags: unlessRefused('ManagedExam'),
    }),
    saveExam: build.mutation<Answers<C['save']>, Asks<C['save']>>({
      query: ask(examManageCalls.save),
      invalidatesTags: unlessRefused('ManagedExam'),
    }),
    publishExam: build.mutation<Answers<C['publish']>, Asks<C['publish']>>({
      query: ask(examManageCalls.publish),
      invalidatesTags: unlessRefused('ManagedExam'),
    }),
    cancelExam: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
      query: ask(examManageCalls.cancel),
      invalidatesTags: unlessRefused('ManagedExam'),
    }),
    copyExam: build.mutation<Answers<C['copy']>, Asks<C['copy']>>({
      query: ask(examManageCalls.copy),
      invalidatesTags: unlessRefused('ManagedExam'),
    }),
    removeExam: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(examManageCalls.remove),
      invalidatesTags: unlessRefused('ManagedExam'),
    }),
  }),
});

export const {
  useGetManagedExamsQuery,
  useGetManagedExamQuery,
  useCreateExamMutation,
  useSaveExamMutation,
  usePublishExamMutation,
  useCancelExamMutation,
  useCopyExamMutation,
  useRemoveExamMutation,
} = examManageApi;
