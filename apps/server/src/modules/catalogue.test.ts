import { everyCall } from '@cheese/domain/everyCall';
import { useTestApp } from '../testing/useTestApp';

const routes: string[] = [];
const test = useTestApp({
  watch: ({ method, url }) => {
    // Fastify adds a HEAD to every GET.
    if (method !== 'HEAD' && url.startsWith('/doctor-cheese')) routes.push(`${method} ${url}`);
  },
});

const labels = everyCall().map(({ call, url }) => `${call.method} ${url}`);

describe('catalogue and routes', () => {
  it('every call of the catalogue is answered by a route, and every route is a call of it', async () => {
    await test.app.ready();
    expect([...routes].sort()).toEqual([...labels].sort());
  });

  it('an open call whose area is not built is refused in words', async () => {
    const unopened = everyCall().filter(({ contract, call }) => {
      const { access, query, params, body } = contract;
      return access === 'open' && call.method === 'GET' && !query && !params && !body;
    });
    for (const { url } of unopened) {
      const { status, body } = await test.get(url);
      if (status === 200) continue;
      expect({ url, status, body }).toMatchObject({
        status: 501,
        body: { flag: 501, message: '此功能尚未开放', key: 'call.notOpen' },
      });
    }
  });

  it('nobody passes a guard without a token, built or not', async () => {
    for (const { call, contract, url } of everyCall()) {
      if (contract.access === 'open') continue;
      const answer = await test.app.inject({ method: call.method, url });
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 401 });
    }
  });
});
