import { invoiceManageCalls } from '@cheese/domain/calls/shop/invoiceManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { InvoiceManageContract as C } from '@cheese/domain/contract/shop/invoiceManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = ['ManagedInvoice', 'Audit'] as const;

const invoiceManageApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getManagedInvoices: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(invoiceManageCalls.list),
      providesTags: ['ManagedInvoice'],
    }),
    issueInvoice: build.mutation<Answers<C['issue']>, Asks<C['issue']>>({
      query: ask(invoiceManageCalls.issue),
      invalidatesTags: [...changed],
    }),
    uploadInvoice: build.mutation<Answers<C['upload']>, Asks<C['upload']>>({
      query: ask(invoiceManageCalls.upload),
      invalidatesTags: [...changed],
    }),
    rejectInvoice: build.mutation<Answers<C['reject']>, Asks<C['reject']>>({
      query: ask(invoiceManageCalls.reject),
      invalidatesTags: [...changed],
    }),
    downloadManagedInvoice: build.mutation<Answers<C['download']>, Asks<C['download']>>({
      query: ask(invoiceManageCalls.download),
      invalidatesTags: ['Audit'],
    }),
  }),
});

export const {
  useGetManagedInvoicesQuery,
  useIssueInvoiceMutation,
  useUploadInvoiceMutation,
  useRejectInvoiceMutation,
  useDownloadManagedInvoiceMutation,
} = invoiceManageApi;
