import type { Person, Role } from '../../../plugins/access';
import { useTestApp } from '../../../testing/useTestApp';
import { requireItem, requireTeaching, seeCourse } from './course.access';

const test = useTestApp();
const longAgo = new Date('2026-11-02T08:00:00+08:00');

const somebody = (
  id: number,
  roles: Role[] = [],
  organisationId: number | null = null,
): Person => ({
  id,
  sessionId: 1,
  roles,
  organisationId,
});
const context = (person: Person | null) => ({
  db: test.database.db,
  clock: test.clock,
  person,
});
const see = (person: Person | null, courseId = 1) => seeCourse(context(person), courseId);
const open = (person: Person | null, id: number) => requireItem(context(person), id);

const [trial, locked] = [1, 2];
const chapters = [{ items: [{ isTrial: true }, {}] }];
const people = [{ nickname: '甲' }, { nickname: '乙' }];

describe('a course of the platform', () => {
  it('is seen by everybody, and what may be tried is open; the rest is for who may have it', async () => {
    await test.given({ commodities: [{}], courses: [{ chapters }], people });
    expect(await see(null)).toMatchObject({ isWhole: false, opened: null, isTeaching: false });
    expect((await open(null, trial)).item).toMatchObject({ id: trial });
    await expect(open(null, locked)).rejects.toMatchObject({ key: 'course.locked' });
    await expect(open(somebody(1), locked)).rejects.toMatchObject({ key: 'course.locked' });
  });

  it('is open to who has bought it until that ends, and to nobody else', async () => {
    const endsAt = new Date('2026-11-20T05:00:00Z');
    const held = [{ personId: 1, commodityId: 1, endsAt }];
    await test.given({ commodities: [{}], courses: [{ chapters }], people, held });
    expect(await see(somebody(1))).toMatchObject({
      isWhole: true,
      opened: 'bought',
      until: endsAt,
    });
    expect(await see(somebody(2))).toMatchObject({ isWhole: false });
    expect((await open(somebody(1), locked)).item).toMatchObject({ id: locked });
    test.clock.pass(2 * 24 * 3_600);
    expect(await see(somebody(1))).toMatchObject({ isWhole: false });
  });

  it.each([
    ['free', { charge: 1 as const }],
    [
      'limitedFree',
      { limited: { price: 0, startsAt: longAgo, deadline: new Date('2026-12-01T00:00Z') } },
    ],
  ])('is open to everybody where it is %s', async (opened, sale) => {
    await test.given({ commodities: [sale], courses: [{ chapters }] });
    expect(await see(null)).toMatchObject({ isWhole: true, opened });
  });

  it('is open to members where it is free for members, and to no others', async () => {
    const held = [{ personId: 1 }];
    await test.given({ commodities: [{ charge: 3 }], courses: [{}], people, held });
    expect(await see(somebody(1))).toMatchObject({ isWhole: true, opened: 'member' });
    expect(await see(somebody(2))).toMatchObject({ isWhole: false });
  });

  it('that is not sold any more stays open to who has bought it', async () => {
    const commodities = [{ charge: 1 as const, withdrawnAt: longAgo }];
    const held = [{ personId: 1, commodityId: 1, endsAt: null }];
    await test.given({ commodities, courses: [{}], people, held });
    expect(await see(somebody(1))).toMatchObject({ isWhole: true, until: null });
    expect(await see(somebody(2))).toMatchObject({ isWhole: false });
  });

  it.each([
    ['is made', { publishedAt: null }],
    ['is to come', { publishedAt: new Date('2026-12-24T00:00Z') }],
  ])('is not there while it %s, but for its teachers', async (_, row) => {
    const courses = [{ ...row, chapters, teachers: [{ personId: 1 }] }];
    await test.given({ people, commodities: [{ charge: 1 }], courses });
    await expect(see(null)).rejects.toMatchObject({ key: 'course.notFound' });
    await expect(open(somebody(2), trial)).rejects.toMatchObject({ key: 'course.notFound' });
    expect(await see(somebody(1))).toMatchObject({ isTeaching: true, isPublished: false });
    expect(await see(somebody(2, ['platformAdmin']))).toMatchObject({ isTeaching: true });
  });

  it('that is withdrawn says so to who learns it or has bought it, and to nobody else', async () => {
    const courses = [{ withdrawnAt: longAgo, chapters, learners: [{ personId: 1 }] }];
    const held = [{ personId: 2, commodityId: 1, endsAt: null }];
    await test.given({ people: [...people, {}], commodities: [{}], courses, held });
    await expect(see(somebody(1))).rejects.toMatchObject({ key: 'course.withdrawn' });
    await expect(open(somebody(2), locked)).rejects.toMatchObject({ key: 'course.withdrawn' });
    await expect(see(somebody(3))).rejects.toMatchObject({ key: 'course.notFound' });
    await expect(see(null)).rejects.toMatchObject({ key: 'course.notFound' });
  });

  it('that nobody made is not there, nor an item of it', async () => {
    await expect(see(null, 99)).rejects.toMatchObject({ key: 'course.notFound' });
    await expect(open(null, 99)).rejects.toMatchObject({ key: 'courseware.notFound' });
  });
});

describe('a course of a school', () => {
  const organisations = [{ name: '一院' }, { name: '二院' }];
  const learner = somebody(1, [], 1);
  const elsewhere = somebody(2, [], 2);

  it('is open to whom it is for, and unknown to all others', async () => {
    await test.given({ people, organisations, courses: [{ organisationId: 1, chapters }] });
    expect(await see(learner)).toMatchObject({ isWhole: true, opened: null, isTeaching: false });
    for (const other of [null, elsewhere, somebody(1)]) {
      await expect(see(other)).rejects.toMatchObject({ key: 'course.notFound' });
      await expect(open(other, trial)).rejects.toMatchObject({ key: 'course.notFound' });
    }
  });

  it('for chosen people is for them alone', async () => {
    const audience = { kind: 'chosen' as const, members: [1] };
    await test.given({ people, organisations, courses: [{ organisationId: 1, audience }] });
    expect(await see(learner)).toMatchObject({ isWhole: true });
    await expect(see(somebody(2, [], 1))).rejects.toMatchObject({ key: 'course.notFound' });
  });

  it('is taught by its teachers while they are there, and by who runs the school', async () => {
    const teachers = [{ personId: 1 }];
    const audience = { kind: 'chosen' as const };
    const courses = [{ organisationId: 1, publishedAt: null, audience, teachers }];
    await test.given({ people, organisations, courses });
    const teach = (person: Person) => requireTeaching(context(person), 1);
    expect(await teach(somebody(1, ['teacher'], 1))).toMatchObject({ isTeaching: true });
    expect(await teach(somebody(2, ['schoolAdmin'], 1))).toMatchObject({ isTeaching: true });
    const others = [
      somebody(1, ['teacher'], 2),
      somebody(1, [], 1),
      somebody(2, ['teacher'], 1),
      somebody(2, ['schoolAdmin'], 2),
      somebody(2, ['platformAdmin']),
    ];
    for (const other of others) {
      await expect(teach(other)).rejects.toMatchObject({ key: 'course.notFound' });
    }
  });

  it('lets who only learns it teach nothing', async () => {
    await test.given({ people, organisations, courses: [{ organisationId: 1 }] });
    const refused = requireTeaching(context(learner), 1);
    await expect(refused).rejects.toMatchObject({ key: 'access.denied' });
  });
});
