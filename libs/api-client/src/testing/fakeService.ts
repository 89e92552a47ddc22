import type { Call } from '@cheese/domain/calls/call';
import type { CallFailure } from '@cheese/domain/contract/failure';
import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { CallContext } from '../base/context';

interface WireAnswer {
  status: number;
  data: unknown;
  headers?: Record<string, string>;
}

type Wire = (config: InternalAxiosRequestConfig) => Promise<WireAnswer>;

const keyOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

/**
 * A service behind the wire that answers what a test says: everything above the wire is real.
 * A call that the test did not speak of fails like an unplugged network.
 */
export function fakeService() {
  const wires = new Map<string, Wire>();
  const asked: string[] = [];
  let signedOut = 0;
  let lost = 0;

  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    asked.push(axios.getUri(config));
    const wire = wires.get(keyOf(config.method ?? 'get', config.url?.slice(1) ?? ''));
    if (!wire) throw new Error(`unplugged: ${config.method} ${config.url}`);
    return { statusText: '', headers: {}, config, ...(await wire(config)) };
  };

  const on = (call: Call, wire: Wire) => void wires.set(keyOf(call.method, call.path), wire);

  const context: CallContext = {
    http: axios.create({ adapter, validateStatus: () => true }),
    token: () => null,
    signedOut: () => void signedOut++,
    lost: () => void lost++,
  };

  return {
    context,
    /** The addresses asked so far, with their queries. */
    asked: asked as readonly string[],
    timesSignedOut: () => signedOut,
    timesLost: () => lost,
    answers: (call: Call, data: unknown) =>
      on(call, async () => ({ status: 200, data: { flag: 0, message: '', data } })),
    /** `asks` holds the query as strings, `body` the parsed body. */
    answersWith: (call: Call, reply: (asks: Record<string, string>, body: object) => unknown) =>
      on(call, async ({ params, data }) => ({
        status: 200,
        data: {
          flag: 0,
          message: '',
          data: reply(
            Object.fromEntries((params ?? []) as URLSearchParams),
            (typeof data === 'string' ? JSON.parse(data) : {}) as object,
          ),
        },
      })),
    refuses: (
      call: Call,
      { status, ...said }: Omit<CallFailure, 'key' | 'field'> & { key?: CallFailure['key'] },
    ) => on(call, async () => ({ status, data: { ...said, data: null } })),
    /** Sends away for so many seconds, with a place in the line of sign-ins. */
    queues: (call: Call, message: string, seconds: number) =>
      on(call, async () => ({
        status: 429,
        data: { flag: 429, message, data: null, key: 'login.queued' },
        headers: { 'retry-after': String(seconds) },
      })),
    /** Answers something that is no envelope, such as a proxy's page. */
    babbles: (call: Call, status: number, data: unknown) =>
      on(call, async () => ({ status, data })),
    unplug: (call: Call) => void wires.delete(keyOf(call.method, call.path)),
    /** Never answers, until the caller gives up. */
    hangs: (call: Call) => on(call, () => new Promise(() => undefined)),
  };
}

export type FakeService = ReturnType<typeof fakeService>;
