import { type CallContext, callMiddleware } from '@cheese/api-client/base';
import { mainApi } from '@cheese/api-client/mainApi';
import type { Toaster } from '@cheese/ui/toast/makeToaster';
import { configureStore } from '@reduxjs/toolkit';

interface Surroundings {
  context: CallContext;
  toaster: Pick<Toaster, 'error' | 'warning'>;
}

/** The context is passed in, so that a test can pass its own. */
export const makeStore = ({ context, toaster }: Surroundings) =>
  configureStore({
    reducer: { [mainApi.reducerPath]: mainApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(callMiddleware(mainApi, toaster)),
  });

export type Store = ReturnType<typeof makeStore>;
