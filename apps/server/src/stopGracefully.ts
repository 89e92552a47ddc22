import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 10_000;

/** The first signal lets running calls finish and closes the database; the second ends at once. */
export function stopGracefully(app: FastifyInstance, tell: (line: string) => void) {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    tell(`${signal}: finishing what is under way`);
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Without an IPC channel there is no parent process to watch.
  if (!process.send) return;
  process.once('disconnect', () => stop('SIGHUP'));
  // Listening for that must not keep a process alive whose start has failed.
  process.channel?.unref();
}
