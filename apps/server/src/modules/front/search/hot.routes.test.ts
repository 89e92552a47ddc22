import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { indexForSearch } from '../../base/findable/findable.service';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { commodity } from '../../shop/goods/commodity.tables';
import { plantHotWords } from './hot.seed';
import { searchRoutes } from './search.routes';

const test = useTestApp({ modules: { main: [searchRoutes] } });
const url = '/doctor-cheese/search/v1';

const ask = async (call: string, query: Record<string, string>) =>
  (await test.get(`${url}/${call}?${new URLSearchParams(query)}`)).body.data as unknown;

beforeEach(() =>
  test.given({
    people: Array.from({ length: 50 }, () => ({})),
    commodities: [
      { title: '病理学总论' },
      { title: '实验动物学' },
      { title: '重症医学' },
      { title: '肝脏解剖' },
    ],
  }),
);

describe('search/v1/hot', () => {
  const look = (keyword: string, from: { address: string } | { token: string }, more = {}) =>
    test.ask(
      `GET ${url}/commodity/list?${new URLSearchParams({ keyword, ...more })}`,
      undefined,
      from,
    );
  // The counter remembers users across tests, so each search here uses a new one.
  let last = 0;
  const many = async (keyword: string, people: number, more = {}) => {
    for (let at = 0; at < people; at++) {
      await look(keyword, { token: await test.signIn(++last) }, more);
    }
  };
  const aMachine = async (keyword: string, addressOf: (nth: number) => string) => {
    for (let nth = 0; nth < 20; nth++) await look(keyword, { address: addressOf(nth) });
  };

  it('lists what many have looked for and found, the oftenest first', async () => {
    await many('病理', 3);
    await many('肝脏', 4);
    expect(await ask('hot', {})).toEqual(['肝脏', '病理']);
  });

  it('counts nobody twice, nor what was not found as it was typed', async () => {
    const token = await test.signIn(++last);
    for (let at = 0; at < 5; at++) await look('病理', { token });
    await aMachine('重症', (nth) => `10.0.0.${nth}`);
    await many('量子力学', 5);
    await many('病理 量子', 5);
    await many('肝', 5);
    await many('解剖', 5, { page: '2' });
    expect(await ask('hot', {})).toEqual([]);
  });

  it('lets a machine with many addresses make nothing hotter than four people do', async () => {
    await many('肝脏', 4);
    await aMachine('病理', (nth) => `10.0.${nth}.1`);
    await aMachine('病理', (nth) => `2001:db8:${nth}::1`);
    expect(await ask('hot', {})).toEqual(['肝脏', '病理']);
  });

  it('offers what we begin with, where it is found, until there is more', async () => {
    await plantHotWords(test.database.db);
    expect(await ask('hot', {})).toEqual(['解剖']);
    await many('肝脏', 3);
    expect(await ask('hot', {})).toEqual(['肝脏', '解剖']);
  });

  it('forgets what was hot a week ago, and what is gone', async () => {
    await many('病理', 3);
    await many('肝脏', 3);
    const { db } = test.database;
    await db.update(commodity).set({ withdrawnAt: test.clock.now() }).where(eq(commodity.id, 4));
    await indexForSearch(db, commodityFindable, [4]);
    expect(await ask('hot', {})).toEqual(['病理']);
    test.clock.pass(8 * 86_400);
    expect(await ask('hot', {})).toEqual([]);
  });
});
