import { ask } from '@cheese/api-client/base';
import { certificateItemCalls } from '@cheese/domain/calls/emergency/certificateItem';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CertificateItemContract as C } from '@cheese/domain/contract/emergency/certificateItem';
import { emergencyApi } from '../emergencyApi';

export const certificateItemApi = emergencyApi
  .enhanceEndpoints({ addTagTypes: ['CertificateItem', 'MyProgress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCertificateItems: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(certificateItemCalls.list),
        providesTags: ['CertificateItem'],
      }),
      saveCertificateItem: build.mutation<Answers<C['save']>, Asks<C['save']>>({
        query: ask(certificateItemCalls.save),
        invalidatesTags: ['CertificateItem', 'MyProgress'],
      }),
      editCertificateItem: build.mutation<Answers<C['edit']>, Asks<C['edit']>>({
        query: ask(certificateItemCalls.edit),
        invalidatesTags: ['CertificateItem', 'MyProgress'],
      }),
      getCertificateItem: build.query<Answers<C['get']>, Asks<C['get']>>({
        query: ask(certificateItemCalls.get),
        providesTags: ['CertificateItem'],
      }),
      removeCertificateItem: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
        query: ask(certificateItemCalls.remove),
        invalidatesTags: ['CertificateItem', 'MyProgress'],
      }),
    }),
  });

export const {
  useGetCertificateItemsQuery,
  useSaveCertificateItemMutation,
  useEditCertificateItemMutation,
  useGetCertificateItemQuery,
  useRemoveCertificateItemMutation,
} = certificateItemApi;
