import { ask } from '@cheese/api-client/base';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ResourceContract as C } from '@cheese/domain/contract/emergency/resource';
import { emergencyApi } from '../emergencyApi';

export const resourceApi = emergencyApi.injectEndpoints({
  endpoints: (build) => ({
    getGroundResources: build.query<Answers<C['ground']>, Asks<C['ground']>>({
      query: ask(resourceCalls.ground),
    }),
  }),
});

export const { useGetGroundResourcesQuery } = resourceApi;
