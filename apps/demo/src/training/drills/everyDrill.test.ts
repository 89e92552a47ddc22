import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { check } from '@cheese/drills/check/check';
import { exportDrill } from '@cheese/drills/exchange/exchange';
import { endOf, sceneOf } from '@cheese/drills/graph/drill';
import type { Choice, Run } from '@cheese/drills/play/answer';
import { debriefOf } from '@cheese/drills/play/debrief';
import { act, begin, play } from '@cheese/drills/play/run';
import { see } from '@cheese/drills/play/see';
import type { DrillAsking } from '@cheese/domain/contract/training/shapes/drillScene';
import { bestWayOf } from '@cheese/drills/walk/best';
import { contentText } from '../../reading/contentFolder';
import { everyDrill } from './everyDrill';

const named = everyDrill.map((one) => [one.key, one] as const);

it('there is a drill for each topic, and none stands there twice', () => {
  const topics = new Set(everyDrill.map(({ topic }) => topic));
  expect(Object.keys(firstAidTopics).filter((topic) => !topics.has(Number(topic) as 1))).toEqual(
    [],
  );
  expect(new Set(everyDrill.map(({ key }) => key)).size).toBe(everyDrill.length);
  expect(everyDrill.length).toBeGreaterThanOrEqual(10);
});

/** Someone who sees only what is shown, and takes what the number of chance says. */
function choiceFor(asking: DrillAsking, random: () => number): Choice {
  switch (asking.kind) {
    case 'go':
      return { kind: 'go' };
    case 'point': {
      const points = Array.from({ length: asking.most }, () => ({ x: random(), y: random() }));
      return { kind: 'pointed', points };
    }
    case 'amount': {
      const { least, most } = asking;
      return { kind: 'amount', value: least + (most - least) * random() };
    }
    case 'cpr': {
      const gap = 350 + 500 * random();
      const count = Math.floor((1000 * asking.seconds) / gap);
      const presses = Array.from({ length: count }, (_, index) => index * gap);
      return { kind: 'pressed', presses, breaths: [] };
    }
    default: {
      const ids = asking.options.map(({ id }) => ({ id, by: random() }));
      const mixed = ids.sort((one, other) => one.by - other.by).map(({ id }) => id);
      const count = { one: 1, order: ids.length, several: Math.ceil(random() * ids.length) };
      return { kind: 'chosen', ids: mixed.slice(0, count[asking.kind]) };
    }
  }
}

/** Numbers from 0 to 1 that follow from a first one. */
function chance(seed: number) {
  let state = seed * 7919 + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

describe.each(named)('%s', (_key, drill) => {
  const best = bestWayOf(drill);

  it('has no fault over all its paths', () => {
    expect(check(drill)).toEqual([]);
  });

  it('has scenes enough, and says what it stands on', () => {
    const nodes = drill.scenes.length + drill.ends.length;
    expect([nodes >= 10, nodes <= 25]).toEqual([true, true]);
    expect(drill.references.every(({ year }) => year >= 2003 && year <= 2025)).toBe(true);
    expect(drill.scenes.filter(({ points }) => points > 0).length).toBeGreaterThan(5);
  });

  it('the best path brings everything, without a failure and in the end that allows it', () => {
    const run: Run = { ...begin(drill, 'test', 1), steps: best };
    expect(debriefOf(drill, best, run)).toMatchObject({ score: 100, critical: [] });
  });

  it.each([1, 2, 3, 4])('who guesses gets to an end, and not to the top (%i)', (seed) => {
    const random = chance(seed);
    let run = begin(drill, 'test', seed);
    for (let at = 0; endOf(drill, play(drill, run).at) === undefined; at += 50) {
      const { scene, number } = see(drill, run, at);
      if (!scene) throw new Error('neither a scene nor an end');
      const late = scene.timer !== null && scene.timer.of < 50;
      const choice: Choice =
        late && random() < 0.3 ? { kind: 'ranOut' } : choiceFor(scene.asking, random);
      const wait = late && choice.kind !== 'ranOut' ? 5 : 50;
      run = act(drill, run, { number, choice }, at + wait);
    }
    const { score, taken } = debriefOf(drill, best, run);
    expect([score >= 0, score < 100, taken.length <= drill.mostSteps]).toEqual([true, true, true]);
  });

  it('lies there as the desk exports it', () => {
    expect(`${exportDrill(drill)}\n`).toBe(contentText(`drills/${drill.key}.json`));
  });

  it('each scene that asks says of which picture it is', () => {
    const shown = drill.scenes.map(({ id }) => sceneOf(drill, id)?.picture);
    expect(
      shown.every((one) => one && one.people.length + one.props.length + one.hazards.length > 0),
    ).toBe(true);
  });
});
