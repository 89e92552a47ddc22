/** The minimal HTTP server: no start can be faster. */
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ flag: 0, message: 'ok', data: null }));
await app.listen({ port: Number(process.env.PORT) });
