import { simulationVideoCalls } from '@cheese/domain/calls/training/simulationVideo';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SimulationVideoContract as C } from '@cheese/domain/contract/training/simulationVideo';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const simulationVideoApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getSimulationVideos: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(simulationVideoCalls.list),
      providesTags: ['Owned'],
    }),
    getSimulationVideoDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(simulationVideoCalls.detail),
      providesTags: ['Owned'],
    }),
    keepVideoPosition: build.mutation<Answers<C['keepPosition']>, Asks<C['keepPosition']>>({
      query: ask(simulationVideoCalls.keepPosition),
      // It is kept again with the next report.
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useGetSimulationVideosQuery,
  useGetSimulationVideoDetailQuery,
  useKeepVideoPositionMutation,
} = simulationVideoApi;
