import { licenceCalls } from '@cheese/domain/calls/shop/licence';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { LicenceContract as C } from '@cheese/domain/contract/shop/licence';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = ['Licence'] as const;

const licenceApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getLicences: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(licenceCalls.list),
      providesTags: ['Licence'],
    }),
    getLicence: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(licenceCalls.detail),
      providesTags: ['Licence'],
    }),
    getLicenceSeats: build.query<Answers<C['seats']>, Asks<C['seats']>>({
      query: ask(licenceCalls.seats),
      providesTags: ['Licence'],
    }),
    orderLicence: build.mutation<Answers<C['order']>, Asks<C['order']>>({
      query: ask(licenceCalls.order),
      invalidatesTags: [...changed],
    }),
    declineLicence: build.mutation<Answers<C['decline']>, Asks<C['decline']>>({
      query: ask(licenceCalls.decline),
      invalidatesTags: [...changed],
    }),
    freeLicenceSeat: build.mutation<Answers<C['free']>, Asks<C['free']>>({
      query: ask(licenceCalls.free),
      invalidatesTags: [...changed],
    }),
    giveLicenceSeat: build.mutation<Answers<C['give']>, Asks<C['give']>>({
      query: ask(licenceCalls.give),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useGetLicencesQuery,
  useGetLicenceQuery,
  useGetLicenceSeatsQuery,
  useOrderLicenceMutation,
  useDeclineLicenceMutation,
  useFreeLicenceSeatMutation,
  useGiveLicenceSeatMutation,
} = licenceApi;
