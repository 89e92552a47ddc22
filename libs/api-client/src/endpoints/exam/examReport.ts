import { examReportCalls as calls } from '@cheese/domain/calls/exam/examReport';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ExamReportContract as C } from '@cheese/domain/contract/exam/examReport';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const examReportApi = mainApi.enhanceEndpoints({ addTagTypes: ['ExamReport'] }).injectEndpoints({
  endpoints: (build) => ({
    getExamSummary: build.query<Answers<C['summary']>, Asks<C['summary']>>({
      query: ask(calls.summary),
      providesTags: ['ExamReport'],
    }),
    getExamGradebook: build.query<Answers<C['gradebook']>, Asks<C['gradebook']>>({
      query: ask(calls.gradebook),
      providesTags: ['ExamReport'],
    }),
    getGradedAttempt: build.query<Answers<C['attempt']>, Asks<C['attempt']>>({
      query: ask(calls.attempt),
      providesTags: ['ExamReport'],
    }),
    exportExamGrades: build.mutation<Answers<C['export']>, Asks<C['export']>>({
      query: ask(calls.export),
    }),
    getExamAnalysis: build.query<Answers<C['analysis']>, Asks<C['analysis']>>({
      query: ask(calls.analysis),
      providesTags: ['ExamReport'],
    }),
    tryExamCorrection: build.mutation<Answers<C['tryCorrection']>, Asks<C['tryCorrection']>>({
      query: ask(calls.tryCorrection),
    }),
    correctExamKey: build.mutation<Answers<C['correct']>, Asks<C['correct']>>({
      query: ask(calls.correct),
      invalidatesTags: ['ExamReport'],
    }),
    getExamCorrections: build.query<Answers<C['corrections']>, Asks<C['corrections']>>({
      query: ask(calls.corrections),
      providesTags: ['ExamReport'],
    }),
  }),
});

export const {
  useGetExamSummaryQuery,
  useGetExamGradebookQuery,
  useGetGradedAttemptQuery,
  useExportExamGradesMutation,
  useGetExamAnalysisQuery,
  useTryExamCorrectionMutation,
  useCorrectExamKeyMutation,
  useGetExamCorrectionsQuery,
} = examReportApi;
