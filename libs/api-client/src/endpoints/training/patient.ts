import { patientCalls } from '@cheese/domain/calls/training/patient';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { PatientContract as C } from '@cheese/domain/contract/training/patient';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const patientApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['PatientRun', 'PatientCase'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPatientCases: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(patientCalls.list),
        providesTags: ['PatientRun'],
      }),
      getPatientCase: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(patientCalls.detail),
        providesTags: ['PatientCase'],
      }),
      getPatientRuns: build.query<Answers<C['runs']>, Asks<C['runs']>>({
        query: ask(patientCalls.runs),
        providesTags: ['PatientRun'],
      }),
      getPatientRun: build.query<Answers<C['run']>, Asks<C['run']>>({
        query: ask(patientCalls.run),
        providesTags: ['PatientRun'],
      }),
      beginPatient: build.mutation<Answers<C['begin']>, Asks<C['begin']>>({
        query: ask(patientCalls.begin),
        invalidatesTags: ['PatientRun'],
      }),
      actInPatient: build.mutation<Answers<C['act']>, Asks<C['act']>>({
        query: ask(patientCalls.act),
      }),
      finishPatient: build.mutation<Answers<C['finish']>, Asks<C['finish']>>({
        query: ask(patientCalls.finish),
        invalidatesTags: ['PatientRun'],
      }),
    }),
  });

export const {
  useGetPatientCasesQuery,
  useGetPatientCaseQuery,
  useGetPatientRunsQuery,
  useGetPatientRunQuery,
  useLazyGetPatientRunQuery,
  useBeginPatientMutation,
  useActInPatientMutation,
  useFinishPatientMutation,
} = patientApi;
