import { clinicCalls } from '@cheese/domain/calls/viewers/clinic';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ClinicContract as C } from '@cheese/domain/contract/viewers/clinic';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const clinicApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ClinicRun', 'ClinicCase'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getClinicCases: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(clinicCalls.list),
        providesTags: ['ClinicRun'],
      }),
      getClinicCase: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(clinicCalls.detail),
        providesTags: ['ClinicCase'],
      }),
      getClinicRuns: build.query<Answers<C['runs']>, Asks<C['runs']>>({
        query: ask(clinicCalls.runs),
        providesTags: ['ClinicRun'],
      }),
      getClinicRun: build.query<Answers<C['run']>, Asks<C['run']>>({
        query: ask(clinicCalls.run),
        providesTags: ['ClinicRun'],
      }),
      beginClinic: build.mutation<Answers<C['begin']>, Asks<C['begin']>>({
        query: ask(clinicCalls.begin),
        invalidatesTags: ['ClinicRun'],
      }),
      actInClinic: build.mutation<Answers<C['act']>, Asks<C['act']>>({
        query: ask(clinicCalls.act),
      }),
      finishClinic: build.mutation<Answers<C['finish']>, Asks<C['finish']>>({
        query: ask(clinicCalls.finish),
        invalidatesTags: ['ClinicRun'],
      }),
    }),
  });

export const {
  useGetClinicCasesQuery,
  useGetClinicCaseQuery,
  useGetClinicRunsQuery,
  useGetClinicRunQuery,
  useLazyGetClinicRunQuery,
  useBeginClinicMutation,
  useActInClinicMutation,
  useFinishClinicMutation,
} = clinicApi;
