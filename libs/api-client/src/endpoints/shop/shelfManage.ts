import { shelfManageCalls } from '@cheese/domain/calls/shop/shelfManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ShelfManageContract as C } from '@cheese/domain/contract/shop/shelfManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const shelfManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Shelf', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getShelf: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(shelfManageCalls.list),
        providesTags: ['Shelf'],
      }),
      putOnShelf: build.mutation<Answers<C['putOn']>, Asks<C['putOn']>>({
        query: ask(shelfManageCalls.putOn),
        invalidatesTags: ['Shelf', 'Audit'],
      }),
      takeOffShelf: build.mutation<Answers<C['takeOff']>, Asks<C['takeOff']>>({
        query: ask(shelfManageCalls.takeOff),
        invalidatesTags: ['Shelf', 'Audit'],
      }),
      weighShelved: build.mutation<Answers<C['weigh']>, Asks<C['weigh']>>({
        query: ask(shelfManageCalls.weigh),
        invalidatesTags: ['Shelf', 'Audit'],
      }),
      labelShelved: build.mutation<Answers<C['label']>, Asks<C['label']>>({
        query: ask(shelfManageCalls.label),
        invalidatesTags: ['Shelf', 'Audit'],
      }),
    }),
  });

export const {
  useGetShelfQuery,
  usePutOnShelfMutation,
  useTakeOffShelfMutation,
  useWeighShelvedMutation,
  useLabelShelvedMutation,
} = shelfManageApi;
