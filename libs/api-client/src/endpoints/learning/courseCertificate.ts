import { courseCertificateCalls as calls } from '@cheese/domain/calls/learning/courseCertificate';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CourseCertificateContract as C } from '@cheese/domain/contract/learning/courseCertificate';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const courseCertificateApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['CourseCertificate', 'CourseLearner'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCertificateStanding: build.query<Answers<C['standing']>, Asks<C['standing']>>({
        query: ask(calls.standing),
        providesTags: ['CourseCertificate'],
        extraOptions: { silent: true },
      }),
      getMyCourseCertificates: build.query<Answers<C['mine']>, void>({
        query: ask(calls.mine),
        providesTags: ['CourseCertificate'],
        extraOptions: { silent: true },
      }),
      getCourseCertificate: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(calls.detail),
        providesTags: ['CourseCertificate'],
      }),
      getWaitingCertificates: build.query<Answers<C['waiting']>, Asks<C['waiting']>>({
        query: ask(calls.waiting),
        providesTags: ['CourseCertificate'],
      }),
      decideCourseCertificate: build.mutation<Answers<C['decide']>, Asks<C['decide']>>({
        query: ask(calls.decide),
        invalidatesTags: ['CourseCertificate', 'CourseLearner'],
      }),
      revokeCourseCertificate: build.mutation<Answers<C['revoke']>, Asks<C['revoke']>>({
        query: ask(calls.revoke),
        invalidatesTags: ['CourseCertificate', 'CourseLearner'],
      }),
    }),
  });

export const {
  useGetCertificateStandingQuery,
  useGetMyCourseCertificatesQuery,
  useGetCourseCertificateQuery,
  useGetWaitingCertificatesQuery,
  useDecideCourseCertificateMutation,
  useRevokeCourseCertificateMutation,
} = courseCertificateApi;
