import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { AnswerAutosave, AutosaveCalls, KeptAttempt, Save } from './AnswerAutosave';
import { browserPorts } from './browserPorts';
import { makeAutosave } from './makeAutosave';
import type { Answer } from '../Paper';

/**
 * The keeper of one attempt, for as long as the page shows it: another attempt is another component,
 * by its `key`. The calls may change; what the attempt was when it was opened stays.
 */
export function useAnswerKeeper(attempt: KeptAttempt, calls: AutosaveCalls): AnswerAutosave {
  const save = useEffectEvent<Save>((answers, way) => calls.save(answers, way));
  const onNewer = useEffectEvent(() => calls.onNewer?.());
  const [keeper] = useState(() => makeAutosave(attempt, browserPorts()));
  useEffect(
    () => keeper.start({ save: (answers, way) => save(answers, way), onNewer: () => onNewer() }),
    [keeper],
  );
  return keeper;
}

/** Subscribes to one answer, so that a component renders only when its own answer changes. */
export const useAnswerAt = (keeper: AnswerAutosave, place: number): Answer | undefined =>
  useSyncExternalStore(keeper.subscribe, () => keeper.state().answers[place]);
