import {
  configureStore,
  type Middleware,
  type Reducer,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import axios from 'axios';
import type { CallContext } from '../base/context';
import { loadEndpoints } from './endpointFiles';

interface Api {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
  endpoints: object;
  util: { resetApiState(): UnknownAction };
}

type Initiate = (asks: object, options: object) => ThunkAction<unknown, unknown, unknown, never>;

/** Collects the call that each endpoint of a folder makes, as `GET /news/v1/list`. */
export async function askedCalls(api: Api, folder: string): Promise<string[]> {
  await loadEndpoints(folder);
  const asked: string[] = [];
  const store = storeOf(api, asked);
  for (const { initiate } of Object.values(api.endpoints) as { initiate: Initiate }[]) {
    // Without a subscription, tag invalidation triggers no refetch.
    await store.dispatch(initiate({}, { subscribe: false, track: false }) as never);
  }
  // The cache holds timers that would keep the test from ending.
  store.dispatch(api.util.resetApiState());
  return asked;
}

/** Redux checks would slow down hundreds of answers. */
const quick = { immutableCheck: false, serializableCheck: false, actionCreatorCheck: false };

/** A service that refuses everything: what went wrong on the way would be asked once more. */
function storeOf(api: Api, asked: string[]) {
  const http = axios.create({
    validateStatus: () => true,
    adapter: async (config) => {
      asked.push(`${config.method?.toUpperCase()} ${config.url}`);
      const data = { flag: 400, message: '', data: null };
      return { status: 400, statusText: '', headers: {}, config, data };
    },
  });
  const nothing = () => undefined;
  const context: CallContext = { http, token: () => null, signedOut: nothing, lost: nothing };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, ...quick }).concat(api.middleware),
  });
}

/** The same list from the catalogue; path parameters stay undefined. */
export const cataloguedCalls = (resources: Record<string, { calls: object }>): string[] =>
  Object.values(resources).flatMap(({ calls }) =>
    (Object.values(calls) as { method: string; path: string }[]).map(
      ({ method, path }) => `${method} /${path.replace(/:\w+/g, 'undefined')}`,
    ),
  );
