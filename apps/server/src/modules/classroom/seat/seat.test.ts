import { type SeatNeed, seatNeeds } from '@cheese/domain/codes/classroom/seats';
import { everyCall } from '@cheese/domain/everyCall';
import { classroomWorld, OWN, STRANGE, type Who } from '../../../testing/given/classroomWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { everyModule } from '../../modules';

const test = useTestApp({ modules: everyModule });
const { give, archive, ask } = classroomWorld(test);

beforeEach(give);

const everybody = [
  'admin',
  'office',
  'head',
  'teacher',
  'colleague',
  'assistant',
  'learner',
  'strangeAdmin',
  'disabled',
] as const satisfies readonly Who[];

const watching: readonly Who[] = ['admin', 'head', 'office'];
/** Who is let in by each need; the rest is refused, strangers as if there were no such room. */
const letsIn: Record<SeatNeed, readonly Who[]> = {
  view: [...watching, 'assistant', 'learner', 'teacher'],
  join: ['assistant', 'learner', 'teacher'],
  learn: ['learner'],
  assist: ['assistant', 'teacher'],
  teach: ['teacher'],
  marks: ['admin', 'teacher'],
  mark: ['teacher'],
};
const changing: readonly SeatNeed[] = ['join', 'learn', 'teach', 'mark'];

const calls = everyCall().flatMap(({ call, contract }) =>
  contract.seat
    ? [{ method: call.method, path: call.path, seat: contract.seat, asks: contract.query }]
    : [],
);

/** Everything but the classroom may be wrong: whoever passes is told so by another status. */
const statusOf = async (
  who: Who,
  { method, path, asks }: (typeof calls)[number],
  id: number = OWN,
) => {
  const fields = { courseId: id, id: 1, kind: 1 };
  const named = Object.keys((asks as { properties?: object } | undefined)?.properties ?? {});
  const query = named
    .filter((name) => name in fields)
    .map((name) => `${name}=${fields[name as keyof typeof fields]}`)
    .join('&');
  return (await ask(who, `${method} ${path}?${query}`)).body['key'] as string | undefined;
};

const reading = calls.filter(({ asks }) => asks !== undefined);

it.each(seatNeeds)('a call that needs to %s lets in whoever has that seat', async (need) => {
  for (const call of reading.filter(({ seat }) => seat === need)) {
    const passed: Who[] = [];
    for (const who of everybody) {
      const key = await statusOf(who, call);
      if (key !== 'access.denied' && key !== 'classroom.notFound') passed.push(who);
    }
    expect([call.path, passed.toSorted()]).toEqual([call.path, letsIn[need].toSorted()]);
  }
});

it('strangers are told that there is no such classroom', async () => {
  for (const call of reading) {
    expect([call.path, await statusOf('strangeAdmin', call)]).toEqual([
      call.path,
      'classroom.notFound',
    ]);
    expect(await statusOf('teacher', call, STRANGE)).toBe('classroom.notFound');
  }
});

it('an archived term is read and not changed', async () => {
  await archive();
  for (const call of reading) {
    const who = letsIn[call.seat].find((one) => one === 'teacher') ?? 'learner';
    const isShut = (await statusOf(who, call)) === 'term.archived';
    expect([call.path, isShut]).toEqual([call.path, changing.includes(call.seat)]);
  }
});
