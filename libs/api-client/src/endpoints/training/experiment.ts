import { experimentCalls } from '@cheese/domain/calls/training/experiment';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ExperimentContract as C } from '@cheese/domain/contract/training/experiment';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const experimentApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Owned', 'ExperimentRun'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getExperimentList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(experimentCalls.list),
        providesTags: ['Owned'],
      }),
      getExperimentDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(experimentCalls.detail),
        providesTags: ['Owned'],
      }),
      getExperimentRuns: build.query<Answers<C['runs']>, Asks<C['runs']>>({
        query: ask(experimentCalls.runs),
        providesTags: ['ExperimentRun'],
      }),
      getExperimentRun: build.query<Answers<C['run']>, Asks<C['run']>>({
        query: ask(experimentCalls.run),
      }),
      beginExperiment: build.mutation<Answers<C['begin']>, Asks<C['begin']>>({
        query: ask(experimentCalls.begin),
        invalidatesTags: ['ExperimentRun'],
      }),
      actInExperiment: build.mutation<Answers<C['act']>, Asks<C['act']>>({
        query: ask(experimentCalls.act),
      }),
      finishExperiment: build.mutation<Answers<C['finish']>, Asks<C['finish']>>({
        query: ask(experimentCalls.finish),
        invalidatesTags: ['ExperimentRun'],
      }),
    }),
  });

export const {
  useGetExperimentListQuery,
  useGetExperimentDetailQuery,
  useGetExperimentRunsQuery,
  useGetExperimentRunQuery,
  useBeginExperimentMutation,
  useActInExperimentMutation,
  useFinishExperimentMutation,
} = experimentApi;
