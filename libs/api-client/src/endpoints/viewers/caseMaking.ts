import { caseMakingCalls } from '@cheese/domain/calls/viewers/caseMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CaseMakingContract as C } from '@cheese/domain/contract/viewers/caseMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const caseMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['MadeCases', 'ClinicRun', 'ClinicCase'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMadeCases: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(caseMakingCalls.list),
        providesTags: ['MadeCases'],
      }),
      getMadeCase: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(caseMakingCalls.detail),
        providesTags: ['MadeCases'],
        extraOptions: { vital: true },
      }),
      createCase: build.mutation<Answers<C['create']>, Asks<C['create']>>({
        query: ask(caseMakingCalls.create),
        invalidatesTags: ['MadeCases'],
      }),
      takeCaseFile: build.mutation<Answers<C['takeFile']>, Asks<C['takeFile']>>({
        query: ask(caseMakingCalls.takeFile),
        invalidatesTags: ['MadeCases'],
      }),
      saveCase: build.mutation<Answers<C['save']>, Asks<C['save']>>({
        query: ask(caseMakingCalls.save),
        // Whoever was late has to see what stands there now.
        invalidatesTags: ['MadeCases'],
      }),
      checkCase: build.mutation<Answers<C['check']>, Asks<C['check']>>({
        query: ask(caseMakingCalls.check),
      }),
      publishCase: build.mutation<Answers<C['publish']>, Asks<C['publish']>>({
        query: ask(caseMakingCalls.publish),
        invalidatesTags: ['MadeCases', 'ClinicRun', 'ClinicCase'],
      }),
      withdrawCase: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
        query: ask(caseMakingCalls.withdraw),
        invalidatesTags: ['MadeCases', 'ClinicRun', 'ClinicCase'],
      }),
      getCaseVersions: build.query<Answers<C['versions']>, Asks<C['versions']>>({
        query: ask(caseMakingCalls.versions),
        providesTags: ['MadeCases'],
      }),
      getCaseVersion: build.query<Answers<C['version']>, Asks<C['version']>>({
        query: ask(caseMakingCalls.version),
      }),
      removeCase: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(caseMakingCalls.remove),
        invalidatesTags: ['MadeCases'],
      }),
    }),
  });

export const {
  useGetMadeCasesQuery,
  useGetMadeCaseQuery,
  useCreateCaseMutation,
  useTakeCaseFileMutation,
  useSaveCaseMutation,
  useCheckCaseMutation,
  usePublishCaseMutation,
  useWithdrawCaseMutation,
  useGetCaseVersionsQuery,
  useLazyGetCaseVersionQuery,
  useRemoveCaseMutation,
} = caseMakingApi;
