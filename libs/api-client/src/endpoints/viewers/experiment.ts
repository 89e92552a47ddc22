import { experimentCalls } from '@cheese/domain/calls/viewers/experiment';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ExperimentContract as C } from '@cheese/domain/contract/viewers/experiment';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const experimentApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getExperimentList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(experimentCalls.list),
      providesTags: ['Owned'],
    }),
    getExperimentDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(experimentCalls.detail),
      providesTags: ['Owned'],
    }),
    getExperimentSteps: build.query<Answers<C['steps']>, Asks<C['steps']>>({
      query: ask(experimentCalls.steps),
      providesTags: ['Owned'],
    }),
  }),
});

export const {
  useGetExperimentListQuery,
  useGetExperimentDetailQuery,
  useGetExperimentStepsQuery,
} = experimentApi;
