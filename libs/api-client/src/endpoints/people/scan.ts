import { scanCalls } from '@cheese/domain/calls/people/scan';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ScanContract as C } from '@cheese/domain/contract/people/scan';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const scanApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    // Silent: an expired code is shown where the code was.
    scanLogin: build.query<Answers<C['login']>, Asks<C['login']>>({
      query: ask(scanCalls.login),
      extraOptions: { silent: true },
      keepUnusedDataFor: 0,
    }),
    submitScan: build.mutation<Answers<C['submit']>, Asks<C['submit']>>({
      query: ask(scanCalls.submit),
    }),
    cancelScan: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
      query: ask(scanCalls.cancel),
      extraOptions: { silent: true },
    }),
    completeScan: build.mutation<Answers<C['complete']>, Asks<C['complete']>>({
      query: ask(scanCalls.complete),
    }),
  }),
});

export const {
  useScanLoginQuery,
  useSubmitScanMutation,
  useCancelScanMutation,
  useCompleteScanMutation,
} = scanApi;
