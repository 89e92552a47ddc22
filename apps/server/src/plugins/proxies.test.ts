import { useTestApp } from '../testing/useTestApp';

const test = useTestApp();
const warnings = () => test.log.filter((line) => line.includes('TRUSTED_PROXIES is empty'));

it('calls through a proxy that nobody named are noticed, once', async () => {
  await test.app.inject({ url: '/healthz' });
  expect(warnings()).toEqual([]);
  for (const header of ['x-forwarded-for', 'forwarded']) {
    await test.app.inject({ url: '/healthz', headers: { [header]: '203.0.113.1' } });
  }
  expect(warnings()).toHaveLength(1);
});
