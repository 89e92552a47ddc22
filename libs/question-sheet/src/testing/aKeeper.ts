import type { Save, SentAnswer } from '../keeping/AnswerAutosave';
import { makeAutosave } from '../keeping/makeAutosave';
import type { AutosavePorts } from '../keeping/ports';
import type { PlacedAnswer } from '../Paper';

/** A browser that keeps nothing, is alone, and waits for nothing. */
const hastyPorts: AutosavePorts = {
  clock: {
    monotonic: () => performance.now(),
    wall: () => Date.now(),
    after(_ms, act) {
      const timer = setTimeout(act, 0);
      return () => clearTimeout(timer);
    },
  },
  store: null,
  openChannel: () => null,
  listenToPage: () => () => undefined,
};

const arrives: Save = async (answers) => ({
  saved: answers,
  endsAt: null,
  now: 0,
  isOpen: true,
});

/** A keeper that has begun, and what it sent. */
export function aKeeper(answers: readonly PlacedAnswer[] = [], save: Save = arrives) {
  const sent: SentAnswer[] = [];
  const keeper = makeAutosave({ key: 'attempt', answers, startedAt: 0, now: 0 }, hastyPorts);
  keeper.start({
    save(batch, way) {
      sent.push(...batch);
      return save(batch, way);
    },
  });
  return { keeper, sent };
}

export const answerAt = (place: number, ...given: string[]): PlacedAnswer => ({
  place,
  given,
  isFlagged: false,
  number: 1,
});
