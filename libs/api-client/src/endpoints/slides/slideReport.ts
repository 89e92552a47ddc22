import { slideReportCalls } from '@cheese/domain/calls/slides/slideReport';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SlideReportContract as C } from '@cheese/domain/contract/slides/slideReport';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const slideReportApi = mainApi.enhanceEndpoints({ addTagTypes: ['SlideReport'] }).injectEndpoints({
  endpoints: (build) => ({
    addSlideReport: build.mutation<Answers<C['add']>, Asks<C['add']>>({
      query: ask(slideReportCalls.add),
      invalidatesTags: ['SlideReport'],
    }),
    getSlideReports: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(slideReportCalls.list),
      providesTags: ['SlideReport'],
    }),
    getKeptSlideReports: build.query<Answers<C['kept']>, Asks<C['kept']>>({
      query: ask(slideReportCalls.kept),
      providesTags: ['SlideReport'],
    }),
    answerSlideReport: build.mutation<Answers<C['answer']>, Asks<C['answer']>>({
      query: ask(slideReportCalls.answer),
      invalidatesTags: ['SlideReport'],
    }),
  }),
});

export const {
  useAddSlideReportMutation,
  useGetSlideReportsQuery,
  useGetKeptSlideReportsQuery,
  useAnswerSlideReportMutation,
} = slideReportApi;
