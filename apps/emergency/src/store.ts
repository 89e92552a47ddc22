import { type CallContext, callMiddleware } from '@cheese/api-client/base';
import { emergencyApi } from '@cheese/emergency-api/emergencyApi';
import type { Toaster } from '@cheese/ui/toast/makeToaster';
import { configureStore } from '@reduxjs/toolkit';

interface Surroundings {
  context: CallContext;
  toaster: Pick<Toaster, 'error' | 'warning'>;
}

/** The store of this site; transport and toasts are passed in. */
export const makeStore = ({ context, toaster }: Surroundings) =>
  configureStore({
    reducer: { [emergencyApi.reducerPath]: emergencyApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(callMiddleware(emergencyApi, toaster)),
  });

export type Store = ReturnType<typeof makeStore>;
