import { reconciling } from '../../../testing/reconciling';
import { shopModules, shopping } from '../../../testing/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { manageRoutes } from '../manage/manage.routes';
import { reconcileRoutes } from './reconcile.routes';
import { billLine } from './reconcile.tables';

const test = useTestApp({ modules: { main: [...shopModules, manageRoutes, reconcileRoutes] } });
const shop = shopping(test);
const [ANNA, ADMIN] = [1, 2] as const;
const { run, detail, nextDay, says, line } = reconciling(test, shop, { admin: ADMIN, buyer: ANNA });

beforeEach(() =>
  test.given({
    people: [{ name: '安娜' }, { name: '方远', isPlatformAdmin: true }],
    commodities: [{ title: '心电图判读', price: 10_000 }],
  }),
);
afterEach(() => jest.restoreAllMocks());

const causes = async () => (await detail()).list.map(({ cause }) => cause);

it('two refunds of one trade are two lines, and two differences', async () => {
  says(['A', 'B'].map((refundNo) => line({ kind: 'refunded', refundNo, amount: 5_000 })));
  nextDay();
  await run();
  await run();
  expect(await causes()).toEqual(['refundStranger', 'refundStranger']);
  expect(await test.database.db.$count(billLine)).toBe(2);
});
