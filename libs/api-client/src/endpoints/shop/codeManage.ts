import { codeManageCalls } from '@cheese/domain/calls/shop/codeManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CodeManageContract as C } from '@cheese/domain/contract/shop/codeManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const codeManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['CodeBatch', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCodeBatches: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(codeManageCalls.list),
        providesTags: ['CodeBatch'],
      }),
      createCodeBatch: build.mutation<Answers<C['create']>, Asks<C['create']>>({
        query: ask(codeManageCalls.create),
        invalidatesTags: ['CodeBatch', 'Audit'],
      }),
      exportCodeBatch: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(codeManageCalls.export),
        invalidatesTags: ['Audit'],
      }),
      voidCodeBatch: build.mutation<Answers<C['void']>, Asks<C['void']>>({
        query: ask(codeManageCalls.void),
        invalidatesTags: ['CodeBatch', 'Audit'],
      }),
    }),
  });

export const {
  useGetCodeBatchesQuery,
  useCreateCodeBatchMutation,
  useExportCodeBatchMutation,
  useVoidCodeBatchMutation,
} = codeManageApi;
