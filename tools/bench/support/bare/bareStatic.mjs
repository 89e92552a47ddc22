/** Serves the files of one folder by @fastify/static, without checking the caller. */
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const app = fastify();
await app.register(fastifyStatic, { root: process.env.FOLDER ?? '', prefix: '/static/' });
await app.listen({ port: Number(process.env.PORT) });
