import { everyCall } from '@cheese/domain/everyCall';
import { listMemory } from '../support/nodeMemory';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from './modules';

const routes: string[] = [];
const test = useTestApp({
  modules: everyModule,
  watch: ({ method, url }) => {
    // Fastify adds a HEAD to every GET.
    if (method === 'HEAD' || !url.startsWith('/doctor-cheese')) return;
    routes.push(`${method} ${url}`);
  },
});

const labels = everyCall().map(({ call, url }) => `${call.method} ${url}`);

describe('catalogue and routes', () => {
  // All routes are registered only once the app is ready, whichever test runs first.
  beforeAll(async () => {
    await test.app.ready();
  });

  it('every call of the catalogue is answered by a route, and every route is a call of it', () => {
    expect([...routes].sort()).toEqual([...labels].sort());
  });

  it('nobody passes a guard without a token, built or not', async () => {
    for (const { call, contract, url } of everyCall()) {
      if (contract.access === 'open') continue;
      const answer = await test.app.inject({ method: call.method, url });
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 401 });
    }
  });
});

it('memories of this node are told apart by their names', async () => {
  await test.app.ready();
  const names = listMemory().map(({ name }) => name);
  expect(names).toContain('calls.alike');
  expect(names).toEqual([...new Set(names)]);
});
