import { makeHttp } from './http';
import { services } from '@cheese/domain/calls/services';
import { answerFirst } from './firstAnswer';

const call = '/doctor-cheese/course/v3/detail?courseId=3';
const asks = { params: { courseId: 3 } };

function aPage({ own = false, now = 0 } = {}) {
  document.body.innerHTML = `<script type="application/json" id="first-answer"
    data-call="${call}"${own ? ' data-own' : ''}>{"flag":0,"data":"came along"}</script>`;
  const http = makeHttp(services.main);
  const sent: string[] = [];
  http.defaults.adapter = (config) => {
    sent.push(http.getUri(config));
    const answer = { data: '{"flag":0,"data":"asked for"}', status: 200, statusText: '' };
    return Promise.resolve({ ...answer, headers: {}, config });
  };
  answerFirst(http, () => now);
  const get = async (url = '/course/v3/detail', more: object = asks) =>
    ((await http.get(url, more)).data as { data: string }).data;
  return { get, sent };
}

it('answers once without a call', async () => {
  const { get, sent } = aPage();
  expect(await get()).toBe('came along');
  expect(sent).toEqual([]);
  expect(await get()).toBe('asked for');
});

it('answers nothing else', async () => {
  const { get } = aPage();
  expect(await get('/course/v3/detail', { params: { courseId: 4 } })).toBe('asked for');
  expect(await get('/course/v1/directory')).toBe('asked for');
  expect(await get()).toBe('came along');
});

it('is asked for anew where it is old, or somebody else’s', async () => {
  expect(await aPage({ now: 20_000 }).get()).toBe('asked for');
  expect(await aPage({ own: true }).get()).toBe('asked for');
  const headers = { authorization: 'Bearer good' };
  expect(await aPage({ own: true }).get(undefined, { ...asks, headers })).toBe('came along');
  expect(await aPage().get(undefined, { ...asks, headers })).toBe('asked for');
});
