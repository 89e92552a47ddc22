import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../../../refusal';
import { type Comer, SignInLine } from './line';

const timed = () => {
  const clock = { ms: 1_000_000, now: () => new Date(clock.ms), pause: () => setImmediate() };
  return clock;
};

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await setImmediate();
};

/** Work that ends when it is told to. */
function works() {
  const under: { who: string; end: () => void }[] = [];
  const work = (who: string) => () =>
    new Promise<string>((resolve) => under.push({ who, end: () => resolve(who) }));
  return { under, work, names: () => under.map(({ who }) => who) };
}

const outcomeOf = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)));

it('does four at once, the others in the order in which they came', async () => {
  const line = new SignInLine(timed());
  const { under, work, names } = works();
  const all = [...'abcdef'].map((who) => line.stand({ who }, work(who)));
  await settled();
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  under[2]?.end();
  await settled();
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  under.forEach(({ end }) => end());
  await settled();
  under.forEach(({ end }) => end());
  expect(await Promise.all(all)).toEqual([...'abcdef']);
});

it('goes on after work that fails', async () => {
  const line = new SignInLine(timed());
  const failing = Array.from({ length: 9 }, () =>
    outcomeOf(line.stand({ who: 'a' }, () => Promise.reject(new Refusal('login.wrong')))),
  );
  expect(await Promise.all(failing)).toHaveLength(9);
  expect(await line.stand({ who: 'b' }, async () => 'in')).toBe('in');
});

describe('strangers of one address', () => {
  const knock = async (count: number, isRight: boolean) => {
    const line = new SignInLine(timed());
    let [failures, evaluated, atOnce, most] = [0, 0, 0, 0];
    const address = '203.0.113.1';
    const comer = (who: string): Comer => ({
      who,
      stranger: { address, countFailures: async () => setImmediate().then(() => failures) },
    });
    const evaluate = async () => {
      if (failures >= 3) throw new Refusal('puzzle.needed');
      evaluated++;
      most = Math.max(most, ++atOnce);
      await settled();
      atOnce--;
      if (!isRight) failures++;
      return isRight ? 'in' : Promise.reject(new Refusal('login.wrong'));
    };
    const all = Array.from({ length: count }, (_, n) => line.stand(comer(`${n}`), evaluate));
    const outcomes = await Promise.all(all.map(outcomeOf));
    return { outcomes, evaluated, most };
  };

  it('fail three times, and the other 297 at the same moment need a puzzle', async () => {
    const { outcomes, evaluated } = await knock(300, false);
    expect(evaluated).toBe(3);
    const keys = outcomes.map((outcome) => (outcome as Refusal).key);
    expect(keys.filter((key) => key === 'puzzle.needed')).toHaveLength(297);
  });

  it('all come in where they are right, three at once', async () => {
    const { outcomes, most } = await knock(50, true);
    expect(outcomes).toEqual(Array<string>(50).fill('in'));
    expect(most).toBe(3);
  });

  it('do not keep those of another waiting', async () => {
    const line = new SignInLine(timed());
    const { under, work, names } = works();
    const of = (address: string) => ({ address, countFailures: async () => 2 });
    const all = [
      line.stand({ who: 'a', stranger: of('home') }, work('a')),
      line.stand({ who: 'b', stranger: of('home') }, work('b')),
      line.stand({ who: 'c', stranger: of('away') }, work('c')),
    ];
    await settled();
    expect(names()).toEqual(['a', 'c']);
    under.forEach(({ end }) => end());
    await settled();
    under.forEach(({ end }) => end());
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });
});

it('whoever would wait too long is told their place, and finds it kept', async () => {
  const clock = timed();
  const line = new SignInLine(clock);
  const { under, work, names } = works();
  const come = (who: string) => outcomeOf(line.stand({ who }, work(who)));
  const all = Array.from({ length: 504 }, (_, n) => come(`${n}`));
  await settled();
  const late = (await come('late')) as Refusal;
  expect(late).toMatchObject({ key: 'login.queued', retryAfterS: 11 });
  expect(late.message).toBe('当前登录人数较多，您前面还有 500 人，请 11 秒后再试，您的位置会保留');
  clock.ms += 1;
  const later = (await come('later')) as Refusal;
  expect(later.message).toContain('您前面还有 501 人');
  for (let ended = 0; ended < 494; ended++) {
    under[ended]?.end();
    await setImmediate();
    await setImmediate();
  }
  const back = [come('new'), come('late')];
  for (let ended = 494; ended < 506; ended++) {
    await settled();
    under[ended]?.end();
  }
  await Promise.all([...all.slice(0, 494), ...back]);
  expect(names().slice(-2)).toEqual(['late', 'new']);
});
