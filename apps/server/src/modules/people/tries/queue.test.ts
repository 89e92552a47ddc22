import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../../../calls/refusal';
import {
  type From,
  outcomeOf,
  settled,
  somebody,
  timed,
  works,
} from '../../../testing/standInLine';
import { SignInQueue } from './queue';
import type { SignInAttempt } from './places';

it('does four at once, the others in the order in which they came', async () => {
  const line = new SignInQueue(timed());
  const { under, work, names } = works();
  const all = [...'abcdef'].map((who) => line.stand(somebody(who), work(who)));
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
  const line = new SignInQueue(timed());
  const failing = Array.from({ length: 9 }, (_, n) =>
    outcomeOf(
      line.stand(somebody('a', { number: `${n}` }), () =>
        Promise.reject(new Refusal('login.wrong')),
      ),
    ),
  );
  expect(await Promise.all(failing)).toHaveLength(9);
  expect(await line.stand(somebody('b'), async () => 'in')).toBe('in');
});

describe('strangers of one address', () => {
  const knock = async (count: number, isRight: boolean) => {
    const line = new SignInQueue(timed());
    let [failures, evaluated, atOnce, most] = [0, 0, 0, 0];
    const comer = (who: string): SignInAttempt => ({
      ...somebody(who),
      stranger: { countFailures: async () => setImmediate().then(() => failures) },
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
    const line = new SignInQueue(timed());
    const { under, work, names } = works();
    const come = (who: string, address: string) => {
      const stranger = { countFailures: async () => 2 };
      return line.stand({ ...somebody(who, { address }), stranger }, work(who));
    };
    const all = [come('a', 'home'), come('b', 'home'), come('c', 'away')];
    await settled();
    expect(names()).toEqual(['a', 'c']);
    under.forEach(({ end }) => end());
    await settled();
    under.forEach(({ end }) => end());
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });
});

/** A line in which so many of one address stand, four of them at work, and all that comes of it. */
function crowded(count: number) {
  const clock = timed();
  const line = new SignInQueue(clock);
  const { under, work, names } = works();
  const come = (who: string, { as = who, ...from }: From & { as?: string } = {}) =>
    outcomeOf(line.stand(somebody(who, from), work(as)));
  const outcomes = Array.from({ length: count }, (_, n) => come(`${n}`));
  let ended = 0;
  const end = async (most: number) => {
    await settled();
    for (const last = ended + most; ended < last; ended++) {
      under[ended]?.end();
      await setImmediate();
      await setImmediate();
    }
  };
  return { clock, come, outcomes, end, names };
}

describe('whoever would wait too long', () => {
  it('is told their place, and finds it kept', async () => {
    const { clock, come, outcomes, end, names } = crowded(504);
    await settled();
    const late = (await come('late')) as Refusal;
    expect(late).toMatchObject({ key: 'login.queued', retryAfterS: 11 });
    expect(late.message).toBe(
      '当前登录人数较多，您前面还有 500 人，约 11 秒后轮到您，您的位置会保留',
    );
    clock.ms += 1;
    const later = (await come('later')) as Refusal;
    expect(later.message).toContain('您前面还有 501 人');
    await end(494);
    const back = [come('new'), come('late')];
    await end(12);
    await Promise.all([...outcomes, ...back]);
    expect(names().slice(-2)).toEqual(['late', 'new']);
  });

  it('keeps the place as long as they are told to wait, and a while more', async () => {
    const { clock, come, end, names } = crowded(504);
    await settled();
    for (let n = 0; n < 4000; n++) await come(`sent away ${n}`);
    const last = (await come('last')) as Refusal;
    expect(last.retryAfterS).toBe(171);
    clock.ms += 171_000;
    await end(490);
    const all = [come('new'), come('last')];
    await end(20);
    await Promise.all(all);
    expect(names().slice(-2)).toEqual(['last', 'new']);
  });

  it('leaves no place to who only knows their name', async () => {
    const { come, end, names } = crowded(504);
    await settled();
    await come('late');
    await come('later');
    await end(490);
    const thief = come('late', { number: 'of a thief', as: 'thief' });
    const all = [thief, come('later'), come('late')];
    await end(20);
    await Promise.all(all);
    expect(names().slice(-3)).toEqual(['late', 'later', 'thief']);
  });

  it('is given a number to come back with, where the browser has none', async () => {
    const { come, end, names } = crowded(504);
    await settled();
    await come('late', { number: null });
    await end(490);
    const all = [come('new'), come('late', { number: 'given late' })];
    await end(20);
    await Promise.all(all);
    expect(names().slice(-2)).toEqual(['late', 'new']);
  });

  it('who comes a second time takes their one place over', async () => {
    const { come, outcomes, end, names } = crowded(8);
    const first = come('twice', { as: 'first' });
    const other = come('other');
    await settled();
    const second = come('twice', { as: 'second' });
    expect(await first).toMatchObject({ key: 'login.queued' });
    await end(10);
    await Promise.all([...outcomes, second, other]);
    expect(names().slice(-2)).toEqual(['second', 'other']);
  });
});

it('who is sent away while they wait for others of their address takes nobody’s turn', async () => {
  const line = new SignInQueue(timed());
  const { under, work, names } = works();
  const come = (who: string, as: string, address = 'home') =>
    outcomeOf(
      line.stand(
        { ...somebody(who, { address }), stranger: { countFailures: async () => 2 } },
        work(as),
      ),
    );
  const first = come('a', 'a');
  const sentAway = [come('b', 'b1'), come('b', 'b2'), come('b', 'b3')];
  await settled();
  const others = [...'cdefgh'].map((who) => come(who, who, `at ${who}`));
  await settled();
  expect(names()).toEqual(['a', 'c', 'd', 'e']);
  for (let ended = 0; ended < 8; ended++) {
    under[ended]?.end();
    await settled();
  }
  expect(names()).toEqual([...'acde', 'b3', ...'fgh']);
  const answers = await Promise.all([first, ...sentAway, ...others]);
  expect(answers.filter((answer) => answer instanceof Refusal)).toHaveLength(2);
});

describe('many of one address', () => {
  it('do not keep those of another waiting, nor a browser of somebody’s own at theirs', async () => {
    const { come, outcomes, end, names } = crowded(104);
    const all = [come('away', { address: 'away' }), come('known', { isKnown: true })];
    await end(104 + all.length);
    await Promise.all([...outcomes, ...all]);
    expect(names().slice(4, 9)).toEqual(['4', 'away', 'known', '5', '6']);
  });

  it('come before whoever comes much later', async () => {
    const { clock, come, outcomes, end, names } = crowded(14);
    clock.ms += 10_000;
    const late = come('late', { address: 'away' });
    await end(15);
    await Promise.all([...outcomes, late]);
    expect(names().at(-1)).toBe('late');
  });

  it('take no place from those of another where they are sent away', async () => {
    const { come, outcomes, end, names } = crowded(504);
    await settled();
    for (let n = 0; n < 10_050; n++) await come(`sent away ${n}`);
    const away = come('away', { address: 'away' });
    await end(8);
    expect(names()).toContain('away');
    await end(497);
    await Promise.all([...outcomes, away]);
  });

  it('do not make the line longer than anybody would wait', async () => {
    const { come, outcomes, end, names } = crowded(504);
    const others = Array.from({ length: 600 }, (_, n) => come(`o${n}`, { address: `away ${n}` }));
    const all = [...outcomes, ...others];
    await end(1104);
    const sent = (await Promise.all(all)).filter((outcome) => outcome instanceof Refusal);
    expect(names()).toHaveLength(1104 - sent.length);
    expect(sent.length).toBeGreaterThan(90);
  });
});
