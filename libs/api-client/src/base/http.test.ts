import { services } from '@cheese/domain/calls/services';
import { makeHttp } from './http';

it('waits ten minutes for the main service and one for the emergency service', () => {
  expect(makeHttp(services.main).defaults).toMatchObject({
    baseURL: '/doctor-cheese',
    timeout: 600_000,
  });
  expect(makeHttp(services.emergency).defaults).toMatchObject({
    baseURL: '/doctor-cheese-smreds',
    timeout: 60_000,
  });
});

it('says what kind of client asks', () => {
  expect(makeHttp(services.main).defaults.headers).toMatchObject({ platform: 'PC', client: '0' });
});
