/** @jest-environment node */
/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '@cheese/domain/calls/call';
import { services } from '@cheese/domain/calls/services';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { ask, callBaseQuery } from './baseQuery';
import { callMiddleware } from './callMiddleware';
import type { CallContext } from './context';
import { makeHttp } from './http';

const readCall: Call = { method: 'GET', path: 'probe/v1/read' };
const saveCall: Call = { method: 'POST', path: 'probe/v1/save' };
const sendCall: Call = { method: 'POST', path: 'probe/v1/send', body: 'multipart' };

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

let origin: string;
let answer: Answer;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => answer(request, response, Buffer.concat(chunks)));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const envelope = (data: unknown) => JSON.stringify({ flag: 0, message: '', data });

function aClient(name: keyof typeof services = 'main', patienceMs?: number) {
  const { prefix, timeoutMs } = services[name];
  const told: string[] = [];
  let token: string | null = 'secret';
  let prompts = 0;
  const context: CallContext = {
    http: makeHttp({ prefix: origin + prefix, timeoutMs: patienceMs ?? timeoutMs } as never),
    token: () => token,
    signedOut: () => {
      token = null;
      prompts++;
    },
    lost: () => undefined,
  };
  const api = createApi({
    baseQuery: callBaseQuery,
    keepUnusedDataFor: 0,
    endpoints: (build) => ({
      read: build.query<unknown, object>({ query: ask(readCall) }),
      save: build.mutation<unknown, object>({ query: ask(saveCall) }),
      send: build.mutation<unknown, object>({ query: ask(sendCall) }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, serializableCheck: false }).concat(
        callMiddleware(api, {
          error: (message) => void told.push(message),
          warning: () => undefined,
        }),
      ),
  });
  return { ...api.endpoints, dispatch: store.dispatch, told, prompts: () => prompts };
}

describe('on the wire', () => {
  it('arrays are repeated, and the headers of the client and the token are there', async () => {
    const seen: IncomingMessage[] = [];
    answer = (request, response) => {
      seen.push(request);
      response.end(envelope('ok'));
    };
    const { dispatch, read } = aClient();
    const { data } = await dispatch(read.initiate({ ids: [1, 2], keyword: '心 肺' }));
    expect(data).toBe('ok');
    expect(seen[0]?.url).toBe(
      '/doctor-cheese/probe/v1/read?ids=1&ids=2&keyword=%E5%BF%83+%E8%82%BA',
    );
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      platform: 'PC',
      client: '0',
    });
  });

  it('a body is JSON, under the emergency service’s own prefix', async () => {
    const seen: unknown[] = [];
    answer = (request, response, body) => {
      seen.push(request.url, request.headers['content-type'], JSON.parse(body.toString()));
      response.end(envelope(null));
    };
    const { dispatch, save } = aClient('emergency');
    await dispatch(save.initiate({ title: '溺水' }));
    expect(seen).toEqual([
      '/doctor-cheese-smreds/probe/v1/save',
      'application/json',
      { title: '溺水' },
    ]);
  });

  it.each(['main', 'emergency'] as const)(
    'the %s client gives up when its time is over',
    async (name) => {
      answer = () => undefined;
      const { dispatch, read, told } = aClient(name, 60);
      const { error } = await dispatch(read.initiate({}));
      expect(error).toMatchObject({ status: 0, message: '网络连接失败，请稍后重试' });
      expect(told).toEqual(['网络连接失败，请稍后重试']);
    },
  );

  it('ten calls refused at once end in one prompt and no toast', async () => {
    answer = (_request, response) => {
      response.statusCode = 401;
      response.end(JSON.stringify({ flag: 401, message: '请重新登录', data: null }));
    };
    const { dispatch, read, told, prompts } = aClient();
    const pages = Array.from({ length: 10 }, (_, page) => ({ page }));
    await Promise.all(pages.map((asks) => dispatch(read.initiate(asks))));
    expect(prompts()).toBe(1);
    expect(told).toEqual([]);
  });

  it('an upload tells how far it is, and arrives whole', async () => {
    let received = '';
    answer = (_request, response, body) => {
      received = body.toString();
      response.end(envelope({ key: 'x' }));
    };
    const shares: number[] = [];
    const { dispatch, send } = aClient();
    const file = new File(['心'.repeat(400_000)], '心肺复苏.txt', { type: 'text/plain' });
    const onProgress = (share: number) => shares.push(share);
    await dispatch(send.initiate({ key: 'a', file, onProgress }));
    expect(received).toContain('心'.repeat(400_000));
    expect(received).toContain('filename="心肺复苏.txt"');
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('a call that nobody waits for any more is broken off', async () => {
    const brokenOff = new Promise((resolve) => {
      answer = (_request, response) => response.once('close', resolve);
    });
    const { dispatch, read, told } = aClient();
    const arrived = new Promise((resolve) => server.once('request', resolve));
    const call = dispatch(read.initiate({}));
    await arrived;
    call.unsubscribe();
    await brokenOff;
    expect(told).toEqual([]);
  });

  it.each([
    ['a proxy’s page', 502, '<html>Bad gateway</html>'],
    ['nothing', 200, ''],
    ['torn JSON', 200, '{"flag":0,"da'],
    ['no flag', 200, '{"data":1}'],
    ['a list', 200, '[]'],
  ])('%s becomes a failure in words', async (_what, status, text) => {
    answer = (_request, response) => {
      response.statusCode = status;
      response.end(text);
    };
    const { dispatch, read } = aClient();
    const { error } = await dispatch(read.initiate({}));
    expect(error).toEqual({ status, flag: -1, message: '服务异常，请稍后重试' });
  });
});
