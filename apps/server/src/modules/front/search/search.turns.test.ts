import { useTestApp } from '../../../testing/useTestApp';
import { searchRoutes } from './search.routes';

const test = useTestApp({ modules: { main: [searchRoutes] } });
const counts = (keyword: string) =>
  `GET /doctor-cheese/search/v1/counts?keyword=${encodeURIComponent(keyword)}`;

beforeEach(() => test.given({ people: [{}, {}], commodities: [{ title: '病理学总论' }] }));

/**
 * The order of answers when one user sends many requests at once, and then another user sends one.
 */
async function inOrder(times: number, [flood, neighbour]: Parameters<typeof test.ask>[2][]) {
  const answered: string[] = [];
  const ask = async (who: string, nth: number, by: typeof flood) => {
    const { status, headers } = await test.ask(counts(`病理 ${nth}`), undefined, by);
    answered.push([who, status, headers['retry-after'] ?? ''].join(' ').trim());
  };
  const many = Array.from({ length: times }, (_, nth) => ask('flood', nth, flood));
  await Promise.all([...many, ask('neighbour', -1, neighbour)]);
  return answered;
}

it('one address that asks without a pause is felt by no other, and told when to come back', async () => {
  const answered = await inOrder(70, [{ address: '192.0.2.1' }, { address: '192.0.2.2' }]);
  const served = answered.filter((one) => one.endsWith('200'));
  // Those running and those queued of one user; the rest were refused at once.
  expect(served).toHaveLength(61 + 1);
  expect(answered.filter((one) => one === 'flood 429 1')).toHaveLength(9);
  expect(served.indexOf('neighbour 200')).toBeLessThan(20);
});

it('of one address, who has signed in takes turns of their own', async () => {
  const address = '192.0.2.1';
  const tokens = [await test.signIn(1), await test.signIn(2)];
  const answered = await inOrder(
    20,
    tokens.map((token) => ({ token, address })),
  );
  expect(answered.indexOf('neighbour 200')).toBeLessThan(10);
});

it('the counts of all tabs ask once what has changed', async () => {
  await test.ask(counts('病理'));
  const looks = jest.spyOn(test.database.db, 'execute');
  await test.ask(counts('病理学'));
  expect(looks).toHaveBeenCalledTimes(1);
  looks.mockRestore();
});
