import type { Action, Middleware, UnknownAction } from '@reduxjs/toolkit';

interface Unsubscribed extends UnknownAction {
  payload: { queryCacheKey: string };
}

/** As much of an RTK Query api as it takes to find a call under way and end it. */
interface Watchable {
  reducerPath: string;
  internalActions: {
    unsubscribeQueryResult: { match(action: unknown): action is Unsubscribed };
    internal_getRTKQSubscriptions(): Action;
  };
  util: { getRunningQueryThunk: (name: never, asks: never) => unknown };
}

interface QueryEntry {
  status: string;
  endpointName: string;
  originalArgs: unknown;
}

/** Ends a call on its way once the last screen that waited for it is gone. */
export const abandonUnwatched =
  (api: Watchable): Middleware =>
  (store) => {
    const ask = <T>(action: unknown) => store.dispatch(action as Action) as unknown as T;

    function abandon(key: string) {
      const { getSubscriptionCount } = ask<{ getSubscriptionCount(key: string): number }>(
        api.internalActions.internal_getRTKQSubscriptions(),
      );
      const entry = findEntry(store.getState(), api.reducerPath, key);
      if (getSubscriptionCount(key) > 0 || entry?.status !== 'pending') return;
      const [name, asks] = [entry.endpointName, entry.originalArgs] as [never, never];
      ask<{ abort(): void } | undefined>(api.util.getRunningQueryThunk(name, asks))?.abort();
    }

    return (next) => (action) => {
      const result = next(action);
      // Not at once: a screen that is drawn again subscribes right after it unsubscribed.
      if (api.internalActions.unsubscribeQueryResult.match(action)) {
        setTimeout(abandon, 0, action.payload.queryCacheKey);
      }
      return result;
    };
  };

type State = Record<string, { queries: Record<string, QueryEntry> }>;

const findEntry = (state: unknown, reducerPath: string, key: string) =>
  (state as State)[reducerPath]?.queries[key];
