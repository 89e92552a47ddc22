import { studyTick } from '@cheese/domain/rules/learning/studyTick';

/** The two calls of a stretch of study; both may fail, and nobody is told. */
export interface StudyCalls {
  start(): Promise<number | null>;
  end(studyId: number): void;
}

/** Without an id for as long as the server has not answered. */
interface Stretch {
  studyId: number | null;
}

/**
 * One stretch of study while the page is looked at: begun by `show`, reported while it lasts, ended
 * by `hide`. Who comes back begins another, so that the time away counts for nothing.
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
        // Who left before the answer came has looked all the same.
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
