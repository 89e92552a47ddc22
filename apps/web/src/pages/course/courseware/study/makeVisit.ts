import type { CoursewareStanding } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { mergeRanges, type Range, rangesBeyond } from '@cheese/domain/rules/learning/seenRanges';
import { studyTick } from '@cheese/domain/rules/learning/studyTick';

export interface Told {
  position?: number;
  seen?: [number, number][];
  isMarked?: boolean;
}

/** What is asked of the server; each may fail, and then answers null, and nobody is told. */
export interface VisitCalls {
  start(): Promise<CoursewareStanding | null>;
  refresh(told: Told): Promise<CoursewareStanding | null>;
  /** By hand, where whoever asks hears why not. */
  mark(told: Told): Promise<CoursewareStanding | string>;
  end(told: Told): Promise<CoursewareStanding | null>;
  /** The study timer of the whole course (specification, 4.6). */
  startProduct(): void;
  /** The page may be closed by now: it must arrive all the same. */
  endProduct(isLeaving: boolean): void;
}

interface Eyes {
  now(): number;
  onStanding(standing: CoursewareStanding): void;
}

/** Who touches nothing for so long is not there; a film that runs counts as being there. */
const IDLE_MS = 3 * 60_000;
/** Nobody has seen a page that was turned over sooner. */
const LOOKED_AT_MS = 1000;
/** No more than a report may hold; the rest goes with the next one. */
const MOST_RANGES = 100;

export type Visit = ReturnType<typeof makeVisit>;

/**
 * Somebody at an item of a course: while the page is seen and they are there, time counts, and what
 * was on the screen is reported until the server has it. What it has is what it answers.
 */
export function makeVisit(calls: VisitCalls, { now, onStanding }: Eyes) {
  let isSeen = false;
  let isOpen = false;
  let isPlaying = false;
  let activeAt = now();
  let ticks = 0;
  let position: number | undefined;
  let looked: { page: number; since: number } | null = null;
  let watched: [number, number][] = [];
  let known: readonly Range[] = [];

  const take = (standing: CoursewareStanding | null) => {
    if (!standing) return;
    known = standing.seen;
    onStanding(standing);
  };
  const told = (): Told => ({
    ...(position !== undefined && { position }),
    seen: rangesBeyond(watched, known).slice(0, MOST_RANGES),
  });
  const isThere = () => isSeen && (isPlaying || now() - activeAt < IDLE_MS);
  const report = async () => take(await calls.refresh(told()));

  function open() {
    isOpen = true;
    ticks = 0;
    calls.startProduct();
    void calls.start().then(take);
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    calls.endProduct(true);
    void calls.end(told()).then(take);
  }

  /** What was looked at for long enough was seen, and is told of. */
  function see() {
    if (!looked || now() - looked.since < LOOKED_AT_MS) return;
    watched = mergeRanges(watched, [[looked.page, looked.page + 1]]);
    looked = null;
    void report();
  }

  const settle = () => (isThere() ? !isOpen && open() : close());

  return {
    show() {
      isSeen = true;
      if (looked) looked.since = now();
      activeAt = now();
      settle();
    },
    hide() {
      isSeen = false;
      settle();
    },
    /** Somebody moved, typed or scrolled. */
    act() {
      activeAt = now();
      settle();
    },
    play(isNow: boolean) {
      const stopped = isPlaying && !isNow;
      isPlaying = isNow;
      activeAt = now();
      settle();
      // Where somebody paused they may go on elsewhere at once.
      if (stopped && isOpen) void report();
    },
    at(place: number) {
      position = Math.max(0, Math.floor(place));
    },
    /** A page is here. */
    look(page: number) {
      position = page;
      looked = { page, since: now() };
    },
    /** Where they are, as far as it was said. */
    place: () => position,
    /** It was on the screen; what nobody looked at was not. */
    watch(from: number, to: number) {
      if (isSeen) watched = mergeRanges(watched, [[from, to]]);
    },
    tick() {
      settle();
      if (!isOpen) return;
      see();
      const next = studyTick(ticks);
      ticks = next.ticks;
      if (!next.isDue) return;
      calls.endProduct(false);
      void report();
    },
    /** Why it could not be said; null where it could. */
    async mark(isMarked: boolean): Promise<string | null> {
      const standing = await calls.mark({ ...told(), isMarked });
      if (typeof standing === 'string') return standing;
      take(standing);
      return null;
    },
    /** Says at once what is known, such as that the last page is here. */
    report: () => (isOpen ? report() : Promise.resolve()),
  };
}
