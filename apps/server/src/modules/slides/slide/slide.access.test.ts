import type { Person, Role } from '../../../plugins/access';
import { useTestApp } from '../../../testing/useTestApp';
import { requireSlide, seeSlide } from './slide.access';

const test = useTestApp();

const somebody = (id: number, organisationId: number | null, ...roles: Role[]): Person => ({
  id,
  sessionId: 1,
  roles,
  organisationId,
});

const who = {
  visitor: null,
  buyer: somebody(1, null),
  member: somebody(2, null),
  stranger: somebody(3, null),
  learner: somebody(4, 1),
  teacher: somebody(5, 1, 'teacher'),
  head: somebody(6, 1, 'schoolAdmin'),
  otherTeacher: somebody(7, 2, 'teacher'),
  platform: somebody(8, null, 'platformAdmin'),
};
type Who = keyof typeof who;

const [FREE, PAID, MEMBERS, WITHDRAWN, UNSOLD, HIDDEN, SCHOOL, SCHOOL_HIDDEN] = [
  1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const longAgo = new Date('2026-11-02T08:00:00+08:00');

beforeEach(() =>
  test.given({
    people: Object.keys(who)
      .slice(1)
      .map((name) => ({ nickname: name })),
    organisations: [{}, { name: '济世医学院' }],
    commodities: [
      { type: 2, charge: 1 },
      { type: 2, charge: 2 },
      { type: 2, charge: 3 },
      { type: 2, charge: 2, withdrawnAt: longAgo },
      // Another kind of the same number is another thing.
      { type: 1, charge: 1, productId: 5 },
    ],
    held: [
      { personId: 1, commodityId: 2 },
      { personId: 1, commodityId: 4 },
      { personId: 2, endsAt: new Date('2026-12-01T00:00Z') },
    ],
    slides: [
      { slides: [{}] },
      { slides: [{}] },
      { slides: [{}] },
      { slides: [{}] },
      { slides: [{}] },
      { id: 1000, organisationId: 2, slides: [{ isShown: false }] },
      { id: 1001, organisationId: 1, slides: [{}, { isShown: false }] },
    ],
  }),
);

const outcome = async (person: Person | null, id: number) => {
  const context = { db: test.database.db, clock: test.clock, person };
  const keyOf = ({ key }: { key: string }) => key.replace('slide.', '');
  const access = await seeSlide(context, id).catch(keyOf);
  const required = await requireSlide(context, id).then(() => 'open', keyOf);
  if (typeof access === 'string') return required === access ? access : `${access}/${required}`;
  return access.isTeaching ? `${required}, teaching` : required;
};

const everybody = Object.keys(who) as Who[];
const but = (rest: string, named: Partial<Record<Who, string>>) =>
  Object.fromEntries(everybody.map((name) => [name, named[name] ?? rest]));

it.each([
  ['free', FREE, but('open', { platform: 'open, teaching' })],
  ['paid for', PAID, but('locked', { buyer: 'open', platform: 'open, teaching' })],
  ['free for members', MEMBERS, but('locked', { member: 'open', platform: 'open, teaching' })],
  ['off sale', WITHDRAWN, but('notFound', { buyer: 'open', platform: 'open, teaching' })],
  ['never on sale', UNSOLD, but('notFound', { platform: 'open, teaching' })],
  ['another school’s, and hidden', HIDDEN, but('notFound', { otherTeacher: 'open, teaching' })],
  [
    'a school’s',
    SCHOOL,
    but('notFound', { learner: 'open', teacher: 'open, teaching', head: 'open, teaching' }),
  ],
  [
    'a school’s, and hidden',
    SCHOOL_HIDDEN,
    but('notFound', { teacher: 'open, teaching', head: 'open, teaching' }),
  ],
  ['nowhere', 99, but('notFound', {})],
])('a slide that is %s', async (_, id, expected) => {
  const found: Record<string, string> = {};
  for (const name of everybody) found[name] = await outcome(who[name], id);
  expect(found).toEqual(expected);
});

it('what was bought is locked again when it ends', async () => {
  test.clock.pass(30 * 86_400);
  expect(await outcome(who.member, MEMBERS)).toBe('locked');
});
