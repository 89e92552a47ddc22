import { outlineManageCalls } from '@cheese/domain/calls/content/outlineManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OutlineManageContract as C } from '@cheese/domain/contract/content/outlineManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = ['ManagedOutline', 'Audit'] as const;

const outlineManageApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getManagedOutlines: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(outlineManageCalls.list),
      providesTags: ['ManagedOutline'],
    }),
    saveOutline: build.mutation<Answers<C['save']>, Asks<C['save']>>({
      query: ask(outlineManageCalls.save),
      invalidatesTags: changed,
    }),
    orderOutlines: build.mutation<Answers<C['order']>, Asks<C['order']>>({
      query: ask(outlineManageCalls.order),
      invalidatesTags: changed,
    }),
    removeOutline: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(outlineManageCalls.remove),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetManagedOutlinesQuery,
  useSaveOutlineMutation,
  useOrderOutlinesMutation,
  useRemoveOutlineMutation,
} = outlineManageApi;
