import { newsCalls } from '@cheese/domain/calls/news';
import type { Call } from '@cheese/domain/calls/call';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import type { InternalAxiosRequestConfig } from 'axios';
import { fakeService } from '../testing/fakeService';
import { announceFailures } from './announceFailures';
import { ask, callBaseQuery } from './baseQuery';
import type { CallContext } from './context';

const orderCall: Call = { method: 'PUT', path: 'order/v1/:id/cancel' };
const deleteCall: Call = { method: 'DELETE', path: 'collect/v1' };

/** A store with three calls over a wire of the test's. */
function aStore(context: CallContext) {
  const told: string[] = [];
  const api = createApi({
    baseQuery: callBaseQuery,
    endpoints: (build) => ({
      list: build.query<unknown, object>({ query: ask(newsCalls.list) }),
      silent: build.query<unknown, object>({
        query: ask(newsCalls.list),
        extraOptions: { silent: true },
      }),
      cancel: build.mutation<unknown, object>({ query: ask(orderCall) }),
      remove: build.mutation<unknown, object>({ query: ask(deleteCall) }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(
        api.middleware,
        announceFailures(({ message }) => told.push(message)),
      ),
  });
  return { store, told, endpoints: api.endpoints };
}

/** A wire that keeps what it was asked and answers with success. */
function recordingWire(token: string | null) {
  const { context } = fakeService();
  const asked: InternalAxiosRequestConfig[] = [];
  context.http.defaults.adapter = async (config) => {
    asked.push(config);
    const data = { flag: 0, message: '', data: null };
    return { config, status: 200, statusText: '', headers: {}, data };
  };
  return { context: { ...context, token: () => token }, asked };
}

describe('how a call is asked', () => {
  it('by query for GET, arrays repeated, with the token', async () => {
    const { context, asked } = recordingWire('secret');
    const { store, endpoints } = aStore(context);
    await store.dispatch(endpoints.list.initiate({ page: 1, ids: [1, 2] }));
    expect(context.http.getUri(asked[0])).toBe('/news/v1/list?page=1&ids=1&ids=2');
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(asked[0]?.data).toBeUndefined();
  });

  it('by query for DELETE, and without a token where there is none', async () => {
    const { context, asked } = recordingWire(null);
    const { store, endpoints } = aStore(context);
    await store.dispatch(endpoints.remove.initiate({ type: 1 }));
    expect(context.http.getUri(asked[0])).toBe('/collect/v1?type=1');
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });

  it('by JSON body for PUT, with the parts of the path in the path', async () => {
    const { context, asked } = recordingWire(null);
    const { store, endpoints } = aStore(context);
    await store.dispatch(endpoints.cancel.initiate({ id: 'a/b', reason: '不想要了' }));
    expect(asked[0]?.url).toBe('/order/v1/a%2Fb/cancel');
    expect(asked[0]?.data).toBe('{"reason":"不想要了"}');
  });
});

describe('what comes back', () => {
  const refusal = { status: 400, flag: 400, message: '参数有误' };

  it('is the envelope’s data', async () => {
    const service = fakeService();
    service.answers(newsCalls.list, { list: [] });
    const { store, endpoints } = aStore(service.context);
    const { data } = await store.dispatch(endpoints.list.initiate({}));
    expect(data).toEqual({ list: [] });
  });

  it('is a failure with the server’s words, told once', async () => {
    const service = fakeService();
    service.refuses(newsCalls.list, refusal);
    const { store, told, endpoints } = aStore(service.context);
    const { error } = await store.dispatch(endpoints.list.initiate({}));
    expect(error).toEqual(refusal);
    expect(told).toEqual(['参数有误']);
  });

  it('is told to nobody where the call is silent', async () => {
    const service = fakeService();
    service.refuses(newsCalls.list, refusal);
    const { store, told, endpoints } = aStore(service.context);
    await store.dispatch(endpoints.silent.initiate({}));
    expect(told).toEqual([]);
  });

  it.each([
    [401, 401],
    [460, 460],
    [200, 401],
  ])('signs out on HTTP %d with flag %d, without a toast', async (status, flag) => {
    const service = fakeService();
    service.refuses(newsCalls.list, { status, flag, message: '请重新登录' });
    const { store, told, endpoints } = aStore(service.context);
    await store.dispatch(endpoints.list.initiate({}));
    expect(service.timesSignedOut()).toBe(1);
    expect(told).toEqual([]);
  });

  it('does not sign out who signed in anew meanwhile', async () => {
    const service = fakeService();
    service.refuses(newsCalls.list, { status: 401, flag: 401, message: '' });
    const tokens = ['old', 'new'];
    const context = { ...service.context, token: () => tokens.shift() ?? 'new' };
    const { store, endpoints } = aStore(context);
    await store.dispatch(endpoints.list.initiate({}));
    expect(service.timesSignedOut()).toBe(0);
  });

  it('is a network failure where nothing answers', async () => {
    const { store, told, endpoints } = aStore(fakeService().context);
    const { error } = await store.dispatch(endpoints.list.initiate({}));
    expect(error).toMatchObject({ status: 0, message: '网络连接失败，请稍后重试' });
    expect(told).toEqual(['网络连接失败，请稍后重试']);
  });
});
