import { services } from '@cheese/domain/calls/services';
import { makeHttp } from './http';

const answer = { flag: 0, message: '', data: { seconds: 30 } };

it('sends what goes on after its page by fetch, with all that a call says', async () => {
  const sent = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify(answer), { status: 200 }));
  const { status, data } = await makeHttp(services.emergency).request({
    method: 'POST',
    url: '/study/end',
    data: { studyId: 8 },
    headers: { authorization: 'Bearer a-token' },
    fetchOptions: { keepalive: true },
  });
  expect([status, data]).toEqual([200, answer]);
  const [url, asked] = sent.mock.calls[0] ?? [];
  expect(url).toBe('/doctor-cheese-smreds/study/end');
  expect(asked).toMatchObject({ method: 'POST', body: '{"studyId":8}', keepalive: true });
  expect(asked?.headers).toMatchObject({
    'Content-Type': 'application/json',
    authorization: 'Bearer a-token',
    platform: 'PC',
  });
});
