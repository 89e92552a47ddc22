import { newsCalls } from '@cheese/domain/calls/content/news';
import type { Call } from '@cheese/domain/calls/call';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import type { InternalAxiosRequestConfig } from 'axios';
import { fakeService } from '../testing/fakeService';
import { ask, callBaseQuery } from './baseQuery';
import { callMiddleware } from './callMiddleware';
import type { CallContext } from './context';

const orderCall: Call = { method: 'PUT', path: 'order/v1/:id/cancel' };
const deleteCall: Call = { method: 'DELETE', path: 'collect/v1' };
const scanCall: Call = { method: 'POST', path: 'user/v3/scan/login', body: 'form' };
const uploadCall: Call = { method: 'POST', path: 'file/v1', body: 'multipart' };

/** A store with three calls over a wire of the test's. */
function aStore(context: CallContext) {
  const told: string[] = [];
  const warned: string[] = [];
  const retries: ((() => void) | undefined)[] = [];
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
      scan: build.mutation<unknown, object>({ query: ask(scanCall) }),
      upload: build.mutation<unknown, object>({ query: ask(uploadCall) }),
      warns: build.mutation<unknown, object>({
        query: ask(orderCall),
        extraOptions: { warns: true },
      }),
      vital: build.query<unknown, object>({
        query: ask(newsCalls.list),
        extraOptions: { vital: true },
      }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(
        callMiddleware(api, {
          error(message, { retry }) {
            told.push(message);
            retries.push(retry);
          },
          warning: (message) => void warned.push(message),
        }),
      ),
  });
  return {
    store,
    told,
    warned,
    retries,
    endpoints: api.endpoints,
    running: api.util.getRunningQueriesThunk,
  };
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

describe('a body that is no JSON', () => {
  it('is a form where the call says so', async () => {
    const { context, asked } = recordingWire(null);
    const { store, endpoints } = aStore(context);
    await store.dispatch(endpoints.scan.initiate({ uuid: 'a b', skipped: undefined, ids: [1, 2] }));
    expect(String(asked[0]?.data)).toBe('uuid=a+b&ids=1&ids=2');
  });

  it('carries a file with its fields before it, and tells how far it is', async () => {
    const { context, asked } = recordingWire(null);
    const { store, endpoints } = aStore(context);
    const shares: number[] = [];
    const file = new File(['内容'], '心肺复苏.txt');
    const onProgress = (share: number) => shares.push(share);
    await store.dispatch(endpoints.upload.initiate({ key: 'a/b', file, onProgress }));
    const form = asked[0]?.data as FormData;
    expect([...form.keys()]).toEqual(['key', 'file']);
    expect((form.get('file') as File).name).toBe('心肺复苏.txt');
    asked[0]?.onUploadProgress?.({ progress: 0.5 } as never);
    expect(shares).toEqual([0.5]);
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

  it('is a warning where no network carried a call that says so, and else an error', async () => {
    const service = fakeService();
    const { store, told, warned, endpoints } = aStore(service.context);
    await store.dispatch(endpoints.warns.initiate({ id: 1 }));
    expect([told, warned]).toEqual([[], ['网络连接失败，请稍后重试']]);
    service.refuses({ ...orderCall, path: 'order/v1/1/cancel' }, refusal);
    await store.dispatch(endpoints.warns.initiate({ id: 1 }));
    expect([told, warned]).toEqual([['参数有误'], ['网络连接失败，请稍后重试']]);
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

  it('may be asked for again where nothing answered', async () => {
    const service = fakeService();
    const { store, retries, running, endpoints } = aStore(service.context);
    await store.dispatch(endpoints.list.initiate({ page: 3 }));
    service.answers(newsCalls.list, '又来了');
    retries[0]?.();
    await Promise.all(store.dispatch(running()));
    expect(endpoints.list.select({ page: 3 })(store.getState()).data).toBe('又来了');
  });

  it('is never offered anew where it would be done twice', async () => {
    const { store, told, retries, endpoints } = aStore(fakeService().context);
    await store.dispatch(endpoints.cancel.initiate({ id: 1 }));
    expect(told).toHaveLength(1);
    expect(retries).toEqual([undefined]);
  });

  it('leads to the error page where the page cannot live without it', async () => {
    const service = fakeService();
    const { store, endpoints } = aStore(service.context);
    await store.dispatch(endpoints.list.initiate({}));
    expect(service.timesLost()).toBe(0);
    await store.dispatch(endpoints.vital.initiate({}));
    expect(service.timesLost()).toBe(1);
    service.refuses(newsCalls.list, refusal);
    await store.dispatch(endpoints.vital.initiate({ page: 2 }));
    expect(service.timesLost()).toBe(1);
  });

  it('signs out once though ten calls fail together', async () => {
    const service = fakeService();
    service.refuses(newsCalls.list, { status: 401, flag: 401, message: '' });
    let token: string | null = 'secret';
    let prompts = 0;
    const signedOut = () => {
      token = null;
      prompts++;
    };
    const { store, endpoints } = aStore({ ...service.context, token: () => token, signedOut });
    const pages = Array.from({ length: 10 }, (_, page) => ({ page }));
    await Promise.all(pages.map((asks) => store.dispatch(endpoints.list.initiate(asks))));
    expect(prompts).toBe(1);
  });

  it('is no longer waited for once nobody watches', async () => {
    const service = fakeService();
    const given: AbortSignal[] = [];
    service.context.http.interceptors.request.use((config) => {
      given.push(config.signal as AbortSignal);
      return config;
    });
    service.hangs(newsCalls.list);
    const { store, told, endpoints } = aStore(service.context);
    const [one, other] = [0, 1].map(() => store.dispatch(endpoints.list.initiate({})));
    one?.unsubscribe();
    await aMoment();
    expect(given[0]?.aborted).toBe(false);
    other?.unsubscribe();
    await aMoment();
    expect(given[0]?.aborted).toBe(true);
    expect(told).toEqual([]);
  });
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));
