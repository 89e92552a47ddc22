import { Check } from 'typebox/value';
import { everyCall } from '@cheese/domain/everyCall';
import { listMemory } from '../support/nodeMemory';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from './modules';

const routes: string[] = [];
const built = new Set<string>();
const test = useTestApp({
  modules: everyModule,
  watch: ({ method, url, config }) => {
    // Fastify adds a HEAD to every GET.
    if (method === 'HEAD' || !url.startsWith('/doctor-cheese')) return;
    routes.push(`${method} ${url}`);
    if (config?.isBuilt) built.add(url);
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

  it('a call whose area is not built is refused in words', async () => {
    await test.given({ people: [{}] });
    const token = await test.signIn(1);
    const urls = everyCall().flatMap(({ contract, call, url }) => {
      const asksRoom = contract.query && Check(contract.query, { courseId: 1 });
      const isUnopened = call.method === 'GET' && !built.has(url);
      return isUnopened && asksRoom && contract.access === 'user' ? [`${url}?courseId=1`] : [];
    });
    expect(urls).not.toEqual([]);
    for (const url of urls) {
      const { status, body } = await test.ask(`GET ${url}`, undefined, { token });
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

it('memories of this node are told apart by their names', async () => {
  await test.app.ready();
  const names = listMemory().map(({ name }) => name);
  expect(names).toContain('calls.alike');
  expect(names).toEqual([...new Set(names)]);
});
