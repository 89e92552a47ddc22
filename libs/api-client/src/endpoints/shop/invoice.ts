import { invoiceCalls } from '@cheese/domain/calls/shop/invoice';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { InvoiceContract as C } from '@cheese/domain/contract/shop/invoice';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const invoiceApi = mainApi.enhanceEndpoints({ addTagTypes: ['Invoice'] }).injectEndpoints({
  endpoints: (build) => ({
    getInvoiceOfOrder: build.query<Answers<C['ofOrder']>, Asks<C['ofOrder']>>({
      query: ask(invoiceCalls.ofOrder),
      providesTags: ['Invoice'],
    }),
    getInvoices: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(invoiceCalls.list),
      providesTags: ['Invoice'],
    }),
    applyForInvoice: build.mutation<Answers<C['apply']>, Asks<C['apply']>>({
      query: ask(invoiceCalls.apply),
      invalidatesTags: ['Invoice'],
    }),
    withdrawInvoice: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
      query: ask(invoiceCalls.withdraw),
      invalidatesTags: ['Invoice'],
    }),
    downloadInvoice: build.mutation<Answers<C['download']>, Asks<C['download']>>({
      query: ask(invoiceCalls.download),
    }),
  }),
});

export const {
  useGetInvoiceOfOrderQuery,
  useGetInvoicesQuery,
  useApplyForInvoiceMutation,
  useWithdrawInvoiceMutation,
  useDownloadInvoiceMutation,
} = invoiceApi;
