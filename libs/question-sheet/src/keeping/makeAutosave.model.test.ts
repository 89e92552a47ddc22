import fc from 'fast-check';
import { aBrowser, aServer, type Fate, type FakeBrowser } from '../testing/aLossyWorld';
import type { AnswerAutosave } from './AnswerAutosave';
import { makeAutosave } from './makeAutosave';

const key = 'main/7/42';
const PLACES = 4;

type Step =
  | { do: 'give'; tab: number; place: number }
  | { do: 'flag'; tab: number; place: number }
  | { do: 'pass'; ms: number }
  | { do: 'close'; tab: number }
  | { do: 'wake' | 'leave'; tab: number }
  | { do: 'line'; fate: Fate };

const tab = fc.nat({ max: 2 });
const place = fc.nat({ max: PLACES - 1 });
const fate: fc.Arbitrary<Fate> = fc.record({
  loses: fc.constantFrom('nothing', 'call', 'answer'),
  lateMs: fc.nat({ max: 6000 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('give'), tab, place }) },
  fc.record({ do: fc.constant('flag'), tab, place }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.nat({ max: 5000 }) }) },
  fc.record({ do: fc.constant('close'), tab }),
  fc.record({ do: fc.constantFrom('wake', 'leave'), tab }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('line'), fate }) },
);

interface Tab {
  keeper: AnswerAutosave;
  close: () => void;
  browser: FakeBrowser;
}

/** Two tabs of one browser, and a second device. A closed one is opened again at its next use. */
function aWorld() {
  const desk = aBrowser();
  const phone = aBrowser(desk);
  const server = aServer(desk);
  const tabs: (Tab | undefined)[] = [];
  const open = (at: number): Tab => {
    const browser = at === 2 ? phone : desk;
    const attempt = { key, answers: server.answers(), startedAt: 0, now: browser.now() };
    const keeper = makeAutosave(attempt, browser.tabPorts());
    const onNewer = () => keeper.merge(server.answers());
    return { keeper, browser, close: keeper.start({ save: server.save, onNewer }) };
  };
  return { desk, phone, server, tabs, tabAt: (at: number) => (tabs[at] ??= open(at)) };
}

async function run(steps: readonly Step[]) {
  const { desk, server, tabs, tabAt } = aWorld();
  const last = new Map<number, string>();
  let words = 0;
  for (const one of steps) {
    if (one.do === 'line') server.expect(one.fate);
    else if (one.do === 'pass') await desk.pass(one.ms);
    else if (one.do === 'close') {
      tabs[one.tab]?.close();
      tabs[one.tab] = undefined;
    } else {
      const { keeper, browser } = tabAt(one.tab);
      // The restore takes a moment, and a tenth of a second is the resolution of answer numbers.
      await desk.pass(150);
      if (one.do === 'give') {
        last.set(one.place, String(++words));
        keeper.give(one.place, [String(words)]);
      } else if (one.do === 'flag') keeper.flag(one.place, true);
      else browser[one.do]();
    }
  }
  server.heal();
  // After all tabs reopen, the kept answers are restored and sent.
  [0, 1, 2].forEach(tabAt);
  await desk.pass(60_000);
  // A page asks for the newest paper now and then: another device is not heard otherwise.
  tabs.forEach((each) => each?.keeper.merge(server.answers()));
  return { server, last, shown: tabs.map((each) => each?.keeper.state()) };
}

it('loses nothing, doubles nothing, and shows everywhere what was given last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { server, last, shown } = await run(steps);
      const known = new Map(server.answers().map(({ place: at, given }) => [at, given[0]]));
      for (const [at, word] of last) {
        expect(known.get(at)).toBe(word);
        for (const state of shown) expect(state?.answers[at]?.given).toEqual([word]);
      }
      expect(new Set(server.commits).size).toBe(server.commits.length);
      for (const state of shown) {
        expect(state?.unsaved.size).toBe(0);
        expect(state?.keeping).toBe('saved');
      }
    }),
    { numRuns: 300 },
  );
});
