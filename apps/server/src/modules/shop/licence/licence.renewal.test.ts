import { LEARNERS, licenceModules, licensing } from '../../../testing/given/school/licensing';
import { useTestApp } from '../../../testing/useTestApp';

const test = useTestApp({ modules: { main: licenceModules } });
const of = licensing(test);
const at = '/doctor-cheese/school-licence/v1';
const [A, B, C, , E] = LEARNERS;
const DAY_S = 86_400;

beforeEach(() => of.plant());

describe('what was bought, and renewals', () => {
  it('leaves what somebody bought as it was', async () => {
    const until = new Date('2028-01-01T00:00:00+08:00');
    await test.given({ held: [{ personId: A, commodityId: 1, endsAt: until }] });
    await of.sell();
    expect(await of.heldBy(A)).toEqual({ until, giver: null });
  });

  it('a renewal begins where the former ends, and keeps its seats without a gap', async () => {
    const id = await of.sell();
    await of.ask(`PUT ${at}/give`, { id, personId: E, fromPersonId: A });
    const next = { followsId: id, startsOn: '2026-11-20', endsOn: '2028-06-30' };
    const renewed = await of.sell(next);
    expect(await of.offer(next)).toMatchObject({ key: 'licence.cannotFollow' });
    expect(await of.detail(renewed)).toMatchObject({
      state: 'upcoming',
      startsOn: '2027-07-01',
      inUse: 0,
    });
    const end = new Date('2027-07-01T00:00:00+08:00').getTime();
    test.clock.pass((end - test.clock.time.getTime()) / 1000 - 30);
    await of.work();
    expect(await of.seatsOf(renewed, 'inUse')).toEqual([B, C, E]);
    test.clock.pass(31);
    expect(await of.heldBy(E)).toMatchObject({ until: new Date('2028-07-01T00:00:00+08:00') });
    expect(await of.isOpenTo(A)).toBe(false);
  });

  it.each([
    ['another product', { commodityId: 2 }],
    ['another school', { schoolId: 2, departmentIds: [3] }],
  ])('no renewal of %s', async (_what, more) => {
    const followsId = await of.sell();
    expect(await of.offer({ followsId, ...more })).toMatchObject({ key: 'licence.cannotFollow' });
  });
});

describe('the school is told', () => {
  const titles = async () => {
    const { data } = await of.ask('GET /doctor-cheese/notice/v1/official/list?page=1&pageCnt=20');
    return (data as { list: { title: string }[] }).list.map(({ title }) => title);
  };

  it('30 and 7 days before the end, once each', async () => {
    await of.sell({ endsOn: '2027-01-31' });
    const told = ['授权付款已确认', '平台为贵校提供了一项授权'];
    expect((await titles()).sort()).toEqual([...told].sort());
    await of.work();
    expect(await titles()).toHaveLength(2);
    for (const [days, title] of [
      [50, '授权将在 30 天内到期'],
      [18, '授权将在 7 天内到期'],
    ] as const) {
      test.clock.pass(days * DAY_S);
      await of.work();
      test.clock.pass(3600);
      await of.work();
      expect((await titles())[0]).toBe(title);
    }
    expect(await titles()).toHaveLength(4);
  });
});
