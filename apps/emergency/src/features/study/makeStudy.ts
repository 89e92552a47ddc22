import { studyTick } from '@cheese/domain/rules/learning/studyTick';

/** Calls of a study session; failures are silent. */
export interface StudyCalls {
  start(): Promise<number | null>;
  end(studyId: number): void;
}

/** One study session; it has no id until the server has answered. */
interface Stretch {
  studyId: number | null;
}

/**
 * A study session while the page is visible: `show` starts it, ticks report it, `hide` ends it.
 * Returning starts a new session, so that time away does not count.
 */
export function makeStudy(calls: StudyCalls) {
  let stretch: Stretch | null = null;
  let ticks = 0;

  const report = (looked: Stretch | null) => {
    if (looked?.studyId != null) calls.end(looked.studyId);
  };
  return {
    show() {
      if (stretch) return;
      const begun: Stretch = { studyId: null };
      stretch = begun;
      ticks = 0;
      void calls.start().then((studyId) => {
        begun.studyId = studyId;
        // If the page was hidden before the answer came, report that time too.
        if (stretch !== begun) report(begun);
      });
    },
    tick() {
      if (!stretch) return;
      const next = studyTick(ticks);
      ticks = next.ticks;
      if (next.isDue) report(stretch);
    },
    hide() {
      report(stretch);
      stretch = null;
    },
  };
}
