import { studyTick } from '@cheese/domain/rules/studyTick';

/** The two calls of a stretch of study; both may fail, and nobody is told. */
export interface StudyCalls {
  start(): Promise<number | null>;
  end(studyId: number): void;
}

/**
 * One stretch of study while the page is looked at: begun by `show`, reported while it lasts, ended
 * by `hide`. Who comes back begins another, so that the time away counts for nothing.
 */
export function makeStudy(calls: StudyCalls) {
  let stretch: { studyId: number | null } | null = null;
  let ticks = 0;

  const report = () => {
    if (stretch?.studyId != null) calls.end(stretch.studyId);
  };
  return {
    show() {
      if (stretch) return;
      const begun = (stretch = { studyId: null as number | null });
      ticks = 0;
      void calls.start().then((studyId) => {
        begun.studyId = studyId;
      });
    },
    tick() {
      if (!stretch) return;
      const next = studyTick(ticks);
      ticks = next.ticks;
      if (next.isDue) report();
    },
    hide() {
      report();
      stretch = null;
    },
  };
}
