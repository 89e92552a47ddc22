import type { CoursewareStanding } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { mergeRanges, type Range, rangesBeyond } from '@cheese/domain/rules/learning/seenRanges';
import { studyTick } from '@cheese/domain/rules/learning/studyTick';

export interface VisitReport {
  position?: number;
  seen?: [number, number][];
  isMarked?: boolean;
}

/** Server calls; a failed one resolves to null and is silent. */
export interface VisitCalls {
  start(): Promise<CoursewareStanding | null>;
  refresh(told: VisitReport): Promise<CoursewareStanding | null>;
  /** Marks the item as completed by hand; resolves to the reason if it fails. */
  mark(told: VisitReport): Promise<CoursewareStanding | string>;
  end(told: VisitReport): Promise<CoursewareStanding | null>;
  /** The study timer of the whole course (specification, 4.6). */
  startProduct(): void;
  /** With `isLeaving` the request must outlive the page. */
  endProduct(isLeaving: boolean): void;
}

interface Eyes {
  now(): number;
  onStanding(standing: CoursewareStanding): void;
}

/** Without input for this long the learner counts as away; a playing film counts as input. */
const IDLE_MS = 3 * 60_000;
/** A page counts as seen only after this time. */
const LOOKED_AT_MS = 1000;
/** The most ranges that one report may hold; the rest goes into the next one. */
const MOST_RANGES = 100;

/** What the learner has seen and the server has not stored yet. */
function makeSeen(now: () => number) {
  let position: number | undefined;
  let looked: { page: number; since: number } | null = null;
  let watched: [number, number][] = [];
  let known: readonly Range[] = [];
  return {
    know(seen: readonly Range[]) {
      known = seen;
    },
    told: (): VisitReport => ({
      ...(position !== undefined && { position }),
      seen: rangesBeyond(watched, known).slice(0, MOST_RANGES),
    }),
    place: () => position,
    at(place: number) {
      position = Math.max(0, Math.floor(place));
    },
    look(page: number) {
      position = page;
      looked = { page, since: now() };
    },
    /** Restarts the time for which the page has been shown. */
    lookAnew() {
      if (looked) looked.since = now();
    },
    watch(from: number, to: number) {
      watched = mergeRanges(watched, [[from, to]]);
    },
    /** Counts the shown page as seen; false if it was not shown long enough. */
    seePage(): boolean {
      if (!looked || now() - looked.since < LOOKED_AT_MS) return false;
      watched = mergeRanges(watched, [[looked.page, looked.page + 1]]);
      looked = null;
      return true;
    },
  };
}

/** Reports what was seen, and takes over the progress that the server answers. */
function makeReports(
  calls: VisitCalls,
  seen: ReturnType<typeof makeSeen>,
  onStanding: Eyes['onStanding'],
) {
  const take = (standing: CoursewareStanding | null) => {
    if (!standing) return;
    seen.know(standing.seen);
    onStanding(standing);
  };
  return {
    start: () => calls.start().then(take),
    report: async () => take(await calls.refresh(seen.told())),
    end: () => calls.end(seen.told()).then(take),
    async mark(isMarked: boolean): Promise<string | null> {
      const standing = await calls.mark({ ...seen.told(), isMarked });
      if (typeof standing === 'string') return standing;
      take(standing);
      return null;
    },
  };
}

export type Visit = ReturnType<typeof makeVisit>;

/**
 * A learner's visit to an item: counts time while the page is visible and the learner active, and
 * reports what was seen until the server has stored it. The server's answer always wins.
 */
export function makeVisit(calls: VisitCalls, { now, onStanding }: Eyes) {
  let isSeen = false;
  let isOpen = false;
  let isPlaying = false;
  let activeAt = now();
  let ticks = 0;
  const seen = makeSeen(now);

  const reports = makeReports(calls, seen, onStanding);
  const isThere = () => isSeen && (isPlaying || now() - activeAt < IDLE_MS);
  const { report } = reports;

  function open() {
    isOpen = true;
    ticks = 0;
    calls.startProduct();
    void reports.start();
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    calls.endProduct(true);
    void reports.end();
  }

  const settle = () => (isThere() ? !isOpen && open() : close());

  return {
    show() {
      isSeen = true;
      seen.lookAnew();
      activeAt = now();
      settle();
    },
    hide() {
      isSeen = false;
      settle();
    },
    act() {
      activeAt = now();
      settle();
    },
    play(isNow: boolean) {
      const stopped = isPlaying && !isNow;
      isPlaying = isNow;
      activeAt = now();
      settle();
      // After a pause, report at once: the learner may continue on another device.
      if (stopped && isOpen) void report();
    },
    at: seen.at,
    /** Sets the page that is shown. */
    look: seen.look,
    /** The last reported position. */
    place: seen.place,
    /** Counts a played stretch only while the page was visible. */
    watch(from: number, to: number) {
      if (isSeen) seen.watch(from, to);
    },
    tick() {
      settle();
      if (!isOpen) return;
      if (seen.seePage()) void report();
      const next = studyTick(ticks);
      ticks = next.ticks;
      if (!next.isDue) return;
      calls.endProduct(false);
      void report();
    },
    /** Completes the item by hand; resolves to the reason if it fails, else to null. */
    mark: reports.mark,
    /** Reports at once, for example when the last page is reached. */
    report: () => (isOpen ? report() : Promise.resolve()),
  };
}
