import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

/** A port that cannot be had; its message says how to choose another. */
export class PortBusy extends Error {}

/** Listens on both ports: one app answers, and tells the sites apart by port and host name. */
export async function listen(app: FastifyInstance, { host, port, emergencyPort }: Config) {
  const second = createServer((request, response) => app.routing(request, response));
  app.addHook('preClose', () => closeServer(second));
  await named('PORT', port, () => app.listen({ host, port }));
  await named('EMERGENCY_PORT', emergencyPort, () => listenOn(second, host, emergencyPort));
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
