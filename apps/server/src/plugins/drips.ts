import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A form may bring two gigabytes over a slow line; anything else is small. */
const WHOLE_MS = { form: 3_600_000, other: 60_000 } as const;
/** Interval of the check, and the fewest bytes that must arrive within it. */
const LOOK_MS = 10_000;
const FEWEST_BYTES = 1_024;

/** As much of a request as it takes to see how its body comes in. */
export type Coming = Pick<IncomingMessage, 'headers' | 'complete' | 'readableLength' | 'once'> & {
  socket: Pick<IncomingMessage['socket'], 'bytesRead' | 'destroy'>;
};

/** Ends connections whose bodies come by drips: each would be held for as long as it likes. */
export function endDrips(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => watchBody(raw));
}

export function watchBody(raw: Coming) {
  if (raw.complete || !hasBody(raw) || !hasConnection(raw)) return;
  const isForm = raw.headers['content-type']?.startsWith('multipart/') ?? false;
  const began = Date.now();
  let before = raw.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = raw.socket;
    const isLate = Date.now() - began >= WHOLE_MS[isForm ? 'form' : 'other'];
    // A client is not slow while received data waits to be read by us.
    const isSlow = bytesRead - before < FEWEST_BYTES && raw.readableLength === 0;
    before = bytesRead;
    if (raw.complete) clearInterval(watch);
    else if (isLate || isSlow) raw.socket.destroy();
  }, LOOK_MS).unref();
  raw.once('close', () => clearInterval(watch));
}

/** A call that is handed over inside the process comes whole, over nothing. */
const hasConnection = ({ socket }: Coming) => 'bytesRead' in socket;

const hasBody = ({ headers }: Coming) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
