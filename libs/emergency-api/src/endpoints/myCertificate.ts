import { ask } from '@cheese/api-client/base';
import { myCertificateCalls } from '@cheese/domain/calls/emergency/myCertificate';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { MyCertificateContract as C } from '@cheese/domain/contract/emergency/myCertificate';
import { emergencyApi } from '../emergencyApi';

export const myCertificateApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: ['MyProgress', 'Certificate', 'Situation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCertificateProgress: build.query<Answers<C['progress']>, Asks<C['progress']>>({
        query: ask(myCertificateCalls.progress),
        providesTags: ['MyProgress'],
      }),
      claimCertificate: build.mutation<Answers<C['claim']>, Asks<C['claim']>>({
        query: ask(myCertificateCalls.claim),
        invalidatesTags: ['MyProgress', 'Certificate', 'Situation'],
      }),
      getMyCertificates: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(myCertificateCalls.list),
        providesTags: ['Certificate'],
      }),
      getMyCertificate: build.query<Answers<C['get']>, Asks<C['get']>>({
        query: ask(myCertificateCalls.get),
        providesTags: ['Certificate'],
      }),
    }),
  });

export const {
  useGetCertificateProgressQuery,
  useClaimCertificateMutation,
  useGetMyCertificatesQuery,
  useGetMyCertificateQuery,
} = myCertificateApi;
