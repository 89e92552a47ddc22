import type { FastifyInstance, FastifyPluginAsync, FastifyRegisterOptions } from 'fastify';

type ScopeOptions = FastifyRegisterOptions<Record<never, never>>;

/**
 * A scope that says its name: for one without, Fastify looks through every module that is loaded,
 * twice.
 */
export function openScope(
  app: FastifyInstance,
  name: string,
  open: FastifyPluginAsync,
  options?: ScopeOptions,
) {
  app.register(Object.assign(open, { [Symbol.for('fastify.display-name')]: name }), options);
}
