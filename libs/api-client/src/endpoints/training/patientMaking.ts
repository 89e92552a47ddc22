import { patientMakingCalls } from '@cheese/domain/calls/training/patientMaking';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { PatientMakingContract as C } from '@cheese/domain/contract/training/patientMaking';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const patientMakingApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['MadeCases', 'PatientRun', 'PatientCase'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMadeCases: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(patientMakingCalls.list),
        providesTags: ['MadeCases'],
      }),
      getMadeCase: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(patientMakingCalls.detail),
        providesTags: ['MadeCases'],
        extraOptions: { vital: true },
      }),
      createCase: build.mutation<Answers<C['create']>, Asks<C['create']>>({
        query: ask(patientMakingCalls.create),
        invalidatesTags: ['MadeCases'],
      }),
      takeCaseFile: build.mutation<Answers<C['takeFile']>, Asks<C['takeFile']>>({
        query: ask(patientMakingCalls.takeFile),
        invalidatesTags: ['MadeCases'],
      }),
      saveCase: build.mutation<Answers<C['save']>, Asks<C['save']>>({
        query: ask(patientMakingCalls.save),
        // Also after a conflict: the user must see what another saved.
        invalidatesTags: ['MadeCases'],
      }),
      checkCase: build.mutation<Answers<C['check']>, Asks<C['check']>>({
        query: ask(patientMakingCalls.check),
      }),
      publishCase: build.mutation<Answers<C['publish']>, Asks<C['publish']>>({
        query: ask(patientMakingCalls.publish),
        invalidatesTags: ['MadeCases', 'PatientRun', 'PatientCase'],
      }),
      withdrawCase: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
        query: ask(patientMakingCalls.withdraw),
        invalidatesTags: ['MadeCases', 'PatientRun', 'PatientCase'],
      }),
      getCaseVersions: build.query<Answers<C['versions']>, Asks<C['versions']>>({
        query: ask(patientMakingCalls.versions),
        providesTags: ['MadeCases'],
      }),
      getCaseVersion: build.query<Answers<C['version']>, Asks<C['version']>>({
        query: ask(patientMakingCalls.version),
      }),
      removeCase: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(patientMakingCalls.remove),
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
} = patientMakingApi;
