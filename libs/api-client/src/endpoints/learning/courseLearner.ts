import { courseLearnerCalls as calls } from '@cheese/domain/calls/learning/courseLearner';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseLearnerContract as C } from '@cheese/domain/contract/learning/courseLearner';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const courseLearnerApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['CourseLearner'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getLearnersOverview: build.query<Answers<C['overview']>, Asks<C['overview']>>({
        query: ask(calls.overview),
        providesTags: ['CourseLearner'],
      }),
      getCourseLearners: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(calls.list),
        providesTags: ['CourseLearner'],
      }),
      getCourseLearner: build.query<Answers<C['one']>, Asks<C['one']>>({
        query: ask(calls.one),
        providesTags: ['CourseLearner'],
      }),
      getItemFigures: build.query<Answers<C['items']>, Asks<C['items']>>({
        query: ask(calls.items),
        providesTags: ['CourseLearner'],
      }),
      getSeenCurve: build.query<Answers<C['curve']>, Asks<C['curve']>>({
        query: ask(calls.curve),
        providesTags: ['CourseLearner'],
      }),
      exportCourseLearners: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(calls.export),
      }),
      remindCourseLearners: build.mutation<Answers<C['remind']>, Asks<C['remind']>>({
        query: ask(calls.remind),
        invalidatesTags: ['CourseLearner'],
      }),
      getRiskWaiting: build.query<Answers<C['riskWaiting']>, Asks<C['riskWaiting']>>({
        query: ask(calls.riskWaiting),
        providesTags: ['CourseLearner'],
      }),
      remindAtRisk: build.mutation<Answers<C['remindAtRisk']>, Asks<C['remindAtRisk']>>({
        query: ask(calls.remindAtRisk),
        invalidatesTags: ['CourseLearner'],
      }),
    }),
  });

export const {
  useGetLearnersOverviewQuery,
  useGetCourseLearnersQuery,
  useGetCourseLearnerQuery,
  useGetItemFiguresQuery,
  useGetSeenCurveQuery,
  useExportCourseLearnersMutation,
  useRemindCourseLearnersMutation,
  useGetRiskWaitingQuery,
  useRemindAtRiskMutation,
} = courseLearnerApi;
