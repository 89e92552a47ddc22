import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/**
 * A scope that says its name: for one without, Fastify looks through every module that is loaded,
 * twice.
 */
export function openScope(
  app: FastifyInstance,
  name: string,
  open: FastifyPluginAsync,
  options: { prefix?: string } = {},
) {
  app.register(Object.assign(open, { [Symbol.for('fastify.display-name')]: name }), options);
}
