/** Files of one folder by @fastify/static: what hands out tiles where nobody is asked who wants them. */
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const app = fastify();
await app.register(fastifyStatic, { root: process.env.FOLDER ?? '', prefix: '/static/' });
await app.listen({ port: Number(process.env.PORT) });
