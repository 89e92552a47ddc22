import { resourceLearnCalls } from '@cheese/domain/calls/learning/resourceLearn';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ResourceLearnContract as C } from '@cheese/domain/contract/learning/resourceLearn';
import { ask, askLeaving, type Leaving } from '../../base';
import { mainApi } from '../../mainApi';

const resourceLearnApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    startResourceLearn: build.mutation<Answers<C['start']>, Asks<C['start']>>({
      query: ask(resourceLearnCalls.start),
      extraOptions: { silent: true },
    }),
    endResourceLearn: build.mutation<Answers<C['end']>, Asks<C['end']> & Leaving>({
      query: askLeaving(resourceLearnCalls.end),
      extraOptions: { silent: true },
    }),
    refreshResourceLearn: build.mutation<Answers<C['refresh']>, Asks<C['refresh']>>({
      query: ask(resourceLearnCalls.refresh),
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useStartResourceLearnMutation,
  useEndResourceLearnMutation,
  useRefreshResourceLearnMutation,
} = resourceLearnApi;
