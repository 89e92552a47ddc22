import { useTestApp } from '../testing/useTestApp';

const test = useTestApp();

it('is alive and ready', async () => {
  expect(await test.get('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  const body = { status: 'ok', database: 'ok' };
  expect(await test.get('/readyz')).toEqual({ status: 200, body });
});

it('without its database is alive and not ready', async () => {
  jest.spyOn(test.database, 'ping').mockRejectedValueOnce(new Error('gone'));
  const body = { status: 'unavailable', database: 'unreachable' };
  expect(await test.get('/readyz')).toEqual({ status: 503, body });
  expect((await test.get('/healthz')).status).toBe(200);
});
