import { createServer, type Server } from 'node:http';
import { type FastifyInstance } from 'fastify';
import { type Config } from './config';

/** A port that another program holds; its message says how to choose another. */
export class PortBusy extends Error {}

/** Listens on both ports: one app answers, and tells the sites apart by port and host name. */
export async function listen(app: FastifyInstance, { host, port, emergencyPort }: Config) {
  await named('PORT', port, () => app.listen({ host, port }));
  const second = createServer((request, response) => app.routing(request, response));
  app.addHook('onClose', () => closeServer(second));
  await named('EMERGENCY_PORT', emergencyPort, () => listenOn(second, host, emergencyPort));
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

async function named(variable: string, port: number, open: () => Promise<unknown>) {
  try {
    await open();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new PortBusy(`Port ${port} is already in use. Choose another with ${variable}=<port>.`);
    }
    if (code === 'EACCES') {
      throw new PortBusy(`Port ${port} may not be used. Choose another with ${variable}=<port>.`);
    }
    throw error;
  }
}
