import { useTestApp } from '../../../testing/useTestApp';
import { ad } from '../../content/ad/ad.tables';
import { homeRoutes } from './home.routes';

const test = useTestApp({ modules: { main: [homeRoutes] } });
const HOUR_MS = 3_600_000;

const anAd = { title: '活动', subtitle: '说明', picture: 'ad/one-960.webp', link: null };
const blocks = async (token?: string) =>
  (await test.ask('GET /doctor-cheese/home/v1/blocks', {}, token ? { token } : {})).body.data;

describe('home/v1/blocks', () => {
  it('shows the wide ads, and below them what ends, for as long as it runs', async () => {
    const endsAt = new Date(test.clock.now().getTime() + HOUR_MS);
    await test.database.db.insert(ad).values([
      { ...anAd, place: 5, title: '限时', endsAt, countsDown: true },
      { ...anAd, place: 2, title: '通栏' },
      { ...anAd, place: 1, title: '轮播' },
    ]);
    expect(await blocks()).toMatchObject({
      banners: [{ title: '轮播' }],
      ads: [
        { title: '通栏', deadline: null },
        { title: '限时', deadline: endsAt.getTime() },
      ],
    });
    test.clock.pass(3600);
    expect(await blocks()).toMatchObject({ ads: [{ title: '通栏' }] });
  });

  it('tells members that they are', async () => {
    const expiresAt = new Date(test.clock.now().getTime() + HOUR_MS);
    await test.given({
      people: [{ nickname: '会员' }],
      held: [{ personId: 1, endsAt: expiresAt }],
    });
    const token = await test.signIn(1);
    expect(await blocks()).toMatchObject({ isMember: false });
    expect(await blocks(token)).toMatchObject({ isMember: true });
    test.clock.pass(3600);
    expect(await blocks(token)).toMatchObject({ isMember: false });
  });
});
