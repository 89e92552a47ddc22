import { eq, inArray } from 'drizzle-orm';
import {
  ADMIN,
  ELSEWHERE,
  invoice,
  LEARNERS,
  licenceModules,
  licensing,
  OPERATOR,
  OTHER_ADMIN,
  STRANGER,
  TEACHER,
} from '../../../testing/given/school/licensing';
import { useTestApp } from '../../../testing/useTestApp';
import { schoolManageRoutes } from '../../school/schoolManage/schoolManage.routes';
import { membership } from '../../people/organisation/member.tables';
import { auditEntry } from '../../people/audit/audit.tables';
import { licence, licenceSeat } from './licence.tables';

const test = useTestApp({ modules: { main: [...licenceModules, schoolManageRoutes] } });
const of = licensing(test);
const at = '/doctor-cheese/school-licence/v1';
const manage = '/doctor-cheese/manage/licence/v1';
const [A, B, C, D, E] = LEARNERS;
const DAY_S = 86_400;

beforeEach(() => of.plant());

const acts = async () =>
  (await test.database.db.select().from(auditEntry).orderBy(auditEntry.id)).map(({ act }) => act);

describe('from the offer to the end', () => {
  it('is offered, ordered, paid and used, and ends by its day', async () => {
    const id = await of.offerOne();
    expect(await of.detail(id)).toMatchObject({
      state: 'offered',
      product: { title: '一门课程' },
      coverage: { departments: [{ id: 1, name: '护理学院' }], years: [] },
      seats: 3,
      price: 60_000_000,
      startsOn: '2026-11-01',
      endsOn: '2027-06-30',
      inUse: 0,
      covered: 5,
      bank: { number: '6200 0001' },
    });
    await of.order(id);
    expect(await of.detail(id)).toMatchObject({ state: 'ordered', invoice });
    expect(await of.isOpenTo(A)).toBe(false);
    await of.confirm(id);
    expect(await of.detail(id)).toMatchObject({ state: 'active', inUse: 3, waiting: 2 });
    expect(await of.seatsOf(id, 'inUse')).toEqual([A, B, C]);
    expect(await of.seatsOf(id, 'waiting')).toEqual([D, E]);
    const until = new Date('2027-07-01T00:00:00+08:00');
    expect(await of.heldBy(A)).toEqual({ until, giver: '仁心医学院' });
    for (const id of [D, ELSEWHERE, STRANGER, TEACHER]) expect(await of.isOpenTo(id)).toBe(false);
    test.clock.pass((until.getTime() - test.clock.time.getTime()) / 1000);
    expect(await of.isOpenTo(A)).toBe(false);
    expect((await of.every('state=ended')).list).toMatchObject([{ id, school: { id: 1 } }]);
    expect(await acts()).toEqual(['licence.offer', 'licence.order', 'licence.confirm']);
  });

  it('a double click orders and confirms once', async () => {
    const id = await of.offerOne();
    await Promise.all([of.order(id), of.order(id), of.order(id)]);
    const answers = await Promise.all([of.confirm(id), of.confirm(id), of.confirm(id)]);
    expect(answers.map(({ flag }) => flag)).toEqual([0, 0, 0]);
    expect(await acts()).toEqual(['licence.offer', 'licence.order', 'licence.confirm']);
    expect((await of.detail(id)).inUse).toBe(3);
  });

  it('knows its seats in use however they change', async () => {
    const id = await of.offerOne();
    await of.order(id);
    await of.confirm(id);
    const { db } = test.database;
    const inUse = async () => (await db.select().from(licence).where(eq(licence.id, id)))[0]?.inUse;
    const lose = (personId: number) =>
      db
        .update(licenceSeat)
        .set({ lostAt: test.clock.time })
        .where(eq(licenceSeat.personId, personId));
    await lose(A);
    await lose(A);
    expect(await inUse()).toBe(2);
    const again = { licenceId: id, personId: A, givenAt: test.clock.time };
    await db
      .insert(licenceSeat)
      .values([again, { ...again, personId: D }])
      .onConflictDoUpdate({
        target: [licenceSeat.licenceId, licenceSeat.personId],
        set: { lostAt: null },
      });
    expect(await inUse()).toBe(4);
    await lose(B);
    await db.delete(licenceSeat).where(inArray(licenceSeat.personId, [A, B]));
    expect(await inUse()).toBe(2);
  });

  it('is confirmed by the reference and the amount alone', async () => {
    const id = await of.offerOne();
    expect(await of.confirm(id)).toMatchObject({ key: 'licence.notOrdered' });
    await of.order(id);
    expect(await of.confirm(id, { reference: 'SQ1' })).toMatchObject({
      key: 'licence.wrongReference',
    });
    expect(await of.confirm(id, { amount: 1 })).toMatchObject({ key: 'licence.wrongAmount' });
    const reference = of.paid(id).reference.toLowerCase().replace('sq', ' sq ');
    expect(await of.confirm(id, { reference })).toMatchObject({ flag: 0 });
  });

  it('is declined or withdrawn before it is paid, and not after', async () => {
    const [declined, withdrawn, sold] = [await of.offerOne(), await of.offerOne(), await of.sell()];
    const withdraw = (id: number) =>
      of.ask(`PUT ${manage}/withdraw`, { id, reason: '有误' }, OPERATOR);
    await of.ask(`PUT ${at}/decline`, { id: declined, reason: '预算不足' });
    expect(await of.detail(declined)).toMatchObject({
      state: 'declined',
      declineReason: '预算不足',
    });
    expect(await of.order(declined)).toMatchObject({ key: 'licence.notOffered' });
    await withdraw(withdrawn);
    expect(await of.order(withdrawn)).toMatchObject({ key: 'licence.notOffered' });
    expect(await withdraw(sold)).toMatchObject({ key: 'licence.notOpen' });
  });

  it('lapses with its last day', async () => {
    const id = await of.offerOne({ endsOn: '2026-11-30' });
    test.clock.pass(20 * DAY_S);
    expect(await of.detail(id)).toMatchObject({ state: 'lapsed' });
    expect(await of.order(id)).toMatchObject({ key: 'licence.notOffered' });
  });

  it('the invoice is registered once it is paid', async () => {
    const id = await of.offerOne();
    const register = () => of.ask(`PUT ${manage}/invoice`, { id, number: '24312000001' }, OPERATOR);
    expect(await register()).toMatchObject({ key: 'licence.notPaid' });
    await of.order(id);
    await of.confirm(id);
    await register();
    expect(await of.detail(id)).toMatchObject({ invoice: { ...invoice, number: '24312000001' } });
  });
});

describe('what is refused', () => {
  it('to learners, teachers, another school and the school itself', async () => {
    const id = await of.sell();
    for (const by of [A, TEACHER]) {
      for (const call of [`GET ${at}/list`, `GET ${at}/detail?id=${id}`]) {
        expect(await of.ask(call, undefined, by)).toMatchObject({ flag: 403 });
      }
    }
    expect(await of.ask(`GET ${at}/list`, undefined, OTHER_ADMIN)).toMatchObject({
      data: { total: 0 },
    });
    for (const call of [`GET ${at}/detail?id=${id}`, `GET ${at}/seats?id=${id}&state=inUse`]) {
      expect(await of.ask(call, undefined, OTHER_ADMIN)).toMatchObject({ key: 'licence.notFound' });
    }
    for (const [path, asked] of [
      ['order', { id, ...invoice }],
      ['decline', { id, reason: '' }],
      ['free', { id, personId: A }],
      ['give', { id, personId: D, fromPersonId: A }],
    ] as const) {
      const answer = await of.ask(`PUT ${at}/${path}`, asked, OTHER_ADMIN);
      expect(answer).toMatchObject({ key: 'licence.notFound' });
    }
    for (const by of [ADMIN, A]) expect(await of.confirm(id, {}, by)).toMatchObject({ flag: 403 });
    expect(await of.offer({}, ADMIN)).toMatchObject({ flag: 403 });
  });

  it('to an operator who is of the school', async () => {
    const { db } = test.database;
    const own = { organisationId: 1, personId: OPERATOR, role: 1, name: '兼任' } as const;
    await db.insert(membership).values(own);
    const id = await of.offerOne();
    await of.order(id);
    expect(await of.confirm(id)).toMatchObject({ key: 'licence.ownSchool' });
  });

  it.each([
    ['over-long', { endsOn: '2032-11-20' }, 'licence.wrongDays'],
    ['backwards', { startsOn: '2027-01-01', endsOn: '2026-12-31' }, 'licence.wrongDays'],
    ['over', { endsOn: '2026-11-19' }, 'licence.wrongDays'],
    ['of no calendar', { endsOn: '2027-02-30' }, 'licence.wrongDays'],
    ['of another school’s department', { departmentIds: [3] }, 'licence.wrongCoverage'],
    ['of nothing on sale', { commodityId: 99 }, 'licence.wrongProduct'],
    ['of no school', { schoolId: 99 }, 'school.notFound'],
    ['without seats', { seats: 0 }, 'call.invalid'],
    ['of too many seats', { seats: 100_001 }, 'call.invalid'],
    ['for half a fen', { price: 15 }, 'call.invalid'],
  ])('an offer that is %s', async (_what, more, key) => {
    expect(await of.offer(more)).toMatchObject({ key });
  });

  it('a wrong tax number', async () => {
    const id = await of.offerOne();
    const asked = { id, ...invoice, taxNo: '91350100M000100Y44' };
    expect(await of.ask(`PUT ${at}/order`, asked)).toMatchObject({ key: 'invoice.taxNo' });
  });

  it('to a suspended school', async () => {
    const id = await of.sell();
    const suspend = (isSuspended: boolean) =>
      of.ask(
        'PUT /doctor-cheese/manage/school/v1/suspend',
        { id: 1, isSuspended, reason: '合同到期' },
        OPERATOR,
      );
    await suspend(true);
    expect(await of.ask(`GET ${at}/list`)).toMatchObject({ flag: 403 });
    expect(await of.offer()).toMatchObject({ key: 'licence.schoolSuspended' });
    await of.work();
    expect(await of.isOpenTo(A)).toBe(false);
    await suspend(false);
    test.clock.pass(60);
    await of.work();
    expect(await of.seatsOf(id, 'inUse')).toEqual([A, B, C]);
    expect(await of.isOpenTo(A)).toBe(true);
  });
});

describe('seats', () => {
  const change = async (personId: number, row: Partial<typeof membership.$inferInsert>) => {
    await test.database.db.update(membership).set(row).where(eq(membership.personId, personId));
    test.clock.pass(60);
    await of.work();
  };

  it('go to the next who waits when somebody leaves, and back to nobody who has one', async () => {
    const id = await of.sell();
    await change(A, { departmentId: 2 });
    expect(await of.seatsOf(id, 'inUse')).toEqual([B, C, D]);
    expect([await of.isOpenTo(A), await of.isOpenTo(D)]).toEqual([false, true]);
    await change(A, { departmentId: 1 });
    expect(await of.seatsOf(id, 'waiting')).toEqual([A, E]);
    await change(B, { state: 2 });
    expect(await of.seatsOf(id, 'inUse')).toEqual([A, C, D]);
    expect(await of.isOpenTo(A)).toBe(true);
  });

  it('are narrowed by years, and by both', async () => {
    const years = await of.sell({ departmentIds: [], years: [2025], seats: 9 });
    expect(await of.seatsOf(years, 'inUse')).toEqual([D, E, ELSEWHERE]);
    const both = await of.sell({ years: [2025], seats: 9 });
    expect(await of.seatsOf(both, 'inUse')).toEqual([D, E]);
    const whole = await of.sell({ departmentIds: [], seats: 9 });
    expect(await of.seatsOf(whole, 'inUse')).toEqual([...LEARNERS, ELSEWHERE]);
  });

  it('are freed for the next, and stay away from who was freed', async () => {
    const id = await of.sell();
    const free = (personId: number) => of.ask(`PUT ${at}/free`, { id, personId });
    await free(A);
    expect(await of.seatsOf(id, 'inUse')).toEqual([B, C, D]);
    expect([await of.isOpenTo(A), await of.isOpenTo(D)]).toEqual([false, true]);
    expect(await free(A)).toMatchObject({ key: 'licence.seatNotFound' });
    await free(B);
    await free(C);
    expect(await of.detail(id)).toMatchObject({ inUse: 2, waiting: 0, freed: 3 });
    await of.ask(`PUT ${at}/give`, { id, personId: A });
    expect(await of.seatsOf(id, 'inUse')).toEqual([A, D, E]);
    expect(await of.isOpenTo(A)).toBe(true);
  });

  it('are given to a chosen one who waits, for the seat of another', async () => {
    const id = await of.sell();
    const give = (personId: number, fromPersonId?: number) =>
      of.ask(`PUT ${at}/give`, { id, personId, ...(fromPersonId && { fromPersonId }) });
    expect(await give(E)).toMatchObject({ key: 'licence.noSeat' });
    expect(await give(STRANGER, A)).toMatchObject({ key: 'licence.notWaiting' });
    expect(await give(B, A)).toMatchObject({ key: 'licence.notWaiting' });
    expect(await give(E, STRANGER)).toMatchObject({ key: 'licence.seatNotFound' });
    expect(await of.seatsOf(id, 'inUse')).toEqual([A, B, C]);
    expect(await give(E, A)).toMatchObject({ flag: 0 });
    expect(await of.seatsOf(id, 'inUse')).toEqual([B, C, E]);
    expect([await of.isOpenTo(A), await of.isOpenTo(E)]).toEqual([false, true]);
  });

  it('are never more than were bought, whoever writes at once', async () => {
    const id = await of.sell();
    const writes = LEARNERS.flatMap((personId) => [
      of.ask(`PUT ${at}/free`, { id, personId }),
      of.ask(`PUT ${at}/give`, { id, personId }),
      of.ask(`PUT ${at}/give`, { id, personId, fromPersonId: A }),
      of.work(),
    ]);
    await Promise.all(writes);
    const inUse = await of.seatsOf(id, 'inUse');
    expect(inUse.length).toBeLessThanOrEqual(3);
    for (const personId of LEARNERS) {
      expect([personId, await of.isOpenTo(personId)]).toEqual([personId, inUse.includes(personId)]);
    }
  });

  it('are found by name and by number', async () => {
    const id = await of.sell();
    expect(await of.seatsOf(id, 'inUse', `&keyword=${encodeURIComponent('学生6')}`)).toEqual([B]);
    expect(await of.seatsOf(id, 'waiting', '&keyword=20269')).toEqual([E]);
    expect(await of.seatsOf(id, 'inUse', '&keyword=%25')).toEqual([]);
  });
});
