import { reconcileManageCalls } from '@cheese/domain/calls/shop/reconcileManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ReconcileManageContract as C } from '@cheese/domain/contract/shop/reconcileManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const reconcileManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Reconciliation', 'ManagedOrder', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getReconciliations: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(reconcileManageCalls.list),
        providesTags: ['Reconciliation'],
      }),
      getReconciliation: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(reconcileManageCalls.detail),
        providesTags: ['Reconciliation'],
      }),
      // A bill is a proof: orders may be paid by it.
      runReconciliation: build.mutation<Answers<C['run']>, Asks<C['run']>>({
        query: ask(reconcileManageCalls.run),
        invalidatesTags: ['Reconciliation', 'ManagedOrder', 'Audit'],
      }),
      settleDifference: build.mutation<Answers<C['settle']>, Asks<C['settle']>>({
        query: ask(reconcileManageCalls.settle),
        invalidatesTags: ['Reconciliation', 'Audit'],
      }),
    }),
  });

export const {
  useGetReconciliationsQuery,
  useGetReconciliationQuery,
  useRunReconciliationMutation,
  useSettleDifferenceMutation,
} = reconcileManageApi;
