import { ask } from '@cheese/api-client/base';
import { certificateRecordCalls } from '@cheese/domain/calls/emergency/certificateRecord';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CertificateRecordContract as C } from '@cheese/domain/contract/emergency/certificateRecord';
import { emergencyApi } from '../emergencyApi';

export const certificateRecordApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: ['Certificate', 'Situation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCertificateRecords: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(certificateRecordCalls.list),
        providesTags: ['Certificate'],
      }),
      revokeCertificate: build.mutation<Answers<C['revoke']>, Asks<C['revoke']>>({
        query: ask(certificateRecordCalls.revoke),
        invalidatesTags: ['Certificate', 'Situation'],
      }),
      // Writes a file of what there is now: not a query.
      exportCertificateRecords: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(certificateRecordCalls.export),
      }),
      verifyCertificate: build.query<Answers<C['verify']>, Asks<C['verify']>>({
        query: ask(certificateRecordCalls.verify),
        // The page says by itself what came of it.
        extraOptions: { silent: true },
        providesTags: ['Certificate'],
      }),
    }),
  });

export const {
  useGetCertificateRecordsQuery,
  useRevokeCertificateMutation,
  useExportCertificateRecordsMutation,
  useVerifyCertificateQuery,
} = certificateRecordApi;
