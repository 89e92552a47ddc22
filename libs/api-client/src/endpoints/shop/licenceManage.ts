import { licenceManageCalls } from '@cheese/domain/calls/shop/licenceManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { LicenceManageContract as C } from '@cheese/domain/contract/shop/licenceManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = ['ManagedLicence', 'Audit'] as const;

const licenceManageApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getManagedLicences: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(licenceManageCalls.list),
      providesTags: ['ManagedLicence'],
    }),
    getLicenceProducts: build.query<Answers<C['products']>, Asks<C['products']>>({
      query: ask(licenceManageCalls.products),
    }),
    getLicenceCoverage: build.query<Answers<C['coverage']>, Asks<C['coverage']>>({
      query: ask(licenceManageCalls.coverage),
    }),
    offerLicence: build.mutation<Answers<C['offer']>, Asks<C['offer']>>({
      query: ask(licenceManageCalls.offer),
      invalidatesTags: [...changed],
    }),
    withdrawLicence: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
      query: ask(licenceManageCalls.withdraw),
      invalidatesTags: [...changed],
    }),
    confirmLicence: build.mutation<Answers<C['confirm']>, Asks<C['confirm']>>({
      query: ask(licenceManageCalls.confirm),
      invalidatesTags: [...changed],
    }),
    invoiceLicence: build.mutation<Answers<C['invoice']>, Asks<C['invoice']>>({
      query: ask(licenceManageCalls.invoice),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useGetManagedLicencesQuery,
  useGetLicenceProductsQuery,
  useGetLicenceCoverageQuery,
  useOfferLicenceMutation,
  useWithdrawLicenceMutation,
  useConfirmLicenceMutation,
  useInvoiceLicenceMutation,
} = licenceManageApi;
