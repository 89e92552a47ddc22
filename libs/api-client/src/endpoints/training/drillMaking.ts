import { drillMakingCalls } from '@cheese/domain/calls/training/drillMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { DrillMakingContract as C } from '@cheese/domain/contract/training/drillMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const drillMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['MadeDrills', 'Drill'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMadeDrills: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(drillMakingCalls.list),
        providesTags: ['MadeDrills'],
      }),
      getMadeDrill: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(drillMakingCalls.detail),
        providesTags: ['MadeDrills'],
        extraOptions: { vital: true },
      }),
      createDrill: build.mutation<Answers<C['create']>, Asks<C['create']>>({
        query: ask(drillMakingCalls.create),
        invalidatesTags: ['MadeDrills'],
      }),
      takeDrillFile: build.mutation<Answers<C['takeFile']>, Asks<C['takeFile']>>({
        query: ask(drillMakingCalls.takeFile),
        invalidatesTags: ['MadeDrills'],
      }),
      saveDrill: build.mutation<Answers<C['save']>, Asks<C['save']>>({
        query: ask(drillMakingCalls.save),
        // Also after a conflict: the user must see what another saved.
        invalidatesTags: ['MadeDrills'],
      }),
      checkDrill: build.mutation<Answers<C['check']>, Asks<C['check']>>({
        query: ask(drillMakingCalls.check),
      }),
      publishDrill: build.mutation<Answers<C['publish']>, Asks<C['publish']>>({
        query: ask(drillMakingCalls.publish),
        invalidatesTags: ['MadeDrills', 'Drill'],
      }),
      withdrawDrill: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
        query: ask(drillMakingCalls.withdraw),
        invalidatesTags: ['MadeDrills', 'Drill'],
      }),
      getDrillVersions: build.query<Answers<C['versions']>, Asks<C['versions']>>({
        query: ask(drillMakingCalls.versions),
        providesTags: ['MadeDrills'],
      }),
      getDrillVersion: build.query<Answers<C['version']>, Asks<C['version']>>({
        query: ask(drillMakingCalls.version),
      }),
      removeDrill: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(drillMakingCalls.remove),
        invalidatesTags: ['MadeDrills'],
      }),
    }),
  });

export const {
  useGetMadeDrillsQuery,
  useGetMadeDrillQuery,
  useCreateDrillMutation,
  useTakeDrillFileMutation,
  useSaveDrillMutation,
  useCheckDrillMutation,
  usePublishDrillMutation,
  useWithdrawDrillMutation,
  useGetDrillVersionsQuery,
  useLazyGetDrillVersionQuery,
  useRemoveDrillMutation,
} = drillMakingApi;
