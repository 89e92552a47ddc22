import { guardianCalls as calls } from '@cheese/domain/calls/school/guardian';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { GuardianContract as C } from '@cheese/domain/contract/school/guardian';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const guardianApi = mainApi.enhanceEndpoints({ addTagTypes: ['Member'] }).injectEndpoints({
  endpoints: (build) => ({
    getGuardians: build.query<Answers<C['look']>, Asks<C['look']>>({
      query: ask(calls.look),
      providesTags: ['Member'],
    }),
    recordConsent: build.mutation<Answers<C['consent']>, Asks<C['consent']>>({
      query: ask(calls.consent),
      invalidatesTags: ['Member'],
    }),
    withdrawConsent: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
      query: ask(calls.withdraw),
      invalidatesTags: ['Member'],
    }),
  }),
});

export const { useGetGuardiansQuery, useRecordConsentMutation, useWithdrawConsentMutation } =
  guardianApi;
