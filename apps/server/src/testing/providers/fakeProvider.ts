import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A fault in the provider's next answer. */
export type Trouble =
  /** Nothing is done, and nothing said. */
  | 'silence'
  /** It is done, and nothing said. */
  | 'doneInSilence'
  | 'reset'
  /** It is done, and the line breaks before the answer. */
  | 'doneAndReset'
  | 'error500'
  | 'systemError'
  | 'wrongSignature'
  | 'changedAmount'
  | 'otherMerchant';

export interface Heard {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Said {
  status: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

type Answer = (heard: Heard, trouble: Trouble | undefined) => Said;

const PATIENT_MS = 10_000;
const IMPATIENT_MS = 300;

/** An answer that comes is waited for on the busiest machine; one that will not come, briefly. */
export const patienceOf = ([next]: readonly Trouble[], patientMs = PATIENT_MS) =>
  next === 'silence' || next === 'doneInSilence' ? IMPATIENT_MS : patientMs;

export const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A provider at 127.0.0.1 that fails as often as it is told to. */
export async function startProvider(answer: Answer, isSpared: (path: string) => boolean) {
  const troubles: Trouble[] = [];
  const heard: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      heard.push(`${request.method} ${url.pathname}`);
      const trouble = isSpared(url.pathname) ? undefined : troubles.shift();
      if (trouble === 'silence') return;
      if (trouble === 'reset') return void request.socket.resetAndDestroy();
      if (trouble === 'error500') return void response.writeHead(500).end();
      const { method = '', headers } = request;
      const said = answer({ method, url, headers, body }, trouble);
      if (trouble === 'doneInSilence') return;
      if (trouble === 'doneAndReset') return void request.socket.resetAndDestroy();
      response.writeHead(said.status, said.headers).end(said.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    troubles,
    heard,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
