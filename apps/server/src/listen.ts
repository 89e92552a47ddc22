import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';

/** A port that cannot be had; its message says how to choose another. */
export class PortBusy extends Error {}

type Address = Pick<Config, 'host' | 'port' | 'emergencyPort'>;

/** Tries both ports and gives them back: better said before the work of a first start than after. */
export async function requireFreePorts({ host, port, emergencyPort }: Address) {
  for (const [variable, wanted] of Object.entries({ PORT: port, EMERGENCY_PORT: emergencyPort })) {
    const probe = createServer();
    await named(variable, wanted, () => listenOn(probe, host, wanted));
    await closeServer(probe);
  }
}

/**
 * Answers with what listens on both ports: one app answers, and tells the sites apart by port and
 * host name. Asked for before the app is ready: afterwards it takes no hooks.
 */
export function listener(app: FastifyInstance, { host, port, emergencyPort }: Address) {
  const second = createServer((request, response) => app.routing(request, response));
  app.addHook('preClose', () => closeServer(second));
  return async () => {
    behaveLike(app.server, second);
    await named('PORT', port, () => app.listen({ host, port }));
    await named('EMERGENCY_PORT', emergencyPort, () => listenOn(second, host, emergencyPort));
  };
}

/** Fastify has set up its own server: patience, and what to tell a client that speaks no HTTP. */
function behaveLike(first: Server, second: Server) {
  second.keepAliveTimeout = first.keepAliveTimeout;
  second.requestTimeout = first.requestTimeout;
  second.headersTimeout = first.headersTimeout;
  for (const listener of first.listeners('clientError')) {
    second.on('clientError', listener as (...args: unknown[]) => void);
  }
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
}

/** Lets the calls under way finish; a server that never listened is closed at once. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

const complaints: Record<string, string> = {
  EADDRINUSE: 'is already in use',
  EACCES: 'may not be used by this account',
};

async function named(variable: string, port: number, open: () => Promise<unknown>) {
  try {
    await open();
  } catch (error) {
    const complaint = complaints[(error as NodeJS.ErrnoException).code ?? ''];
    if (!complaint) throw error;
    throw new PortBusy(`Port ${port} ${complaint}. Choose another with ${variable}=<port>.`);
  }
}
