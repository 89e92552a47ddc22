import { simulationLimits as limits } from '@cheese/domain/codes/training/simulationMaking';
import type { Asks } from '@cheese/domain/contract/call';
import type {
  MadeSimulationDetail,
  SimulationMakingContract as C,
  WrittenVideo,
} from '@cheese/domain/contract/training/simulationMaking';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';

/** A video in the editor; new ones have negative ids, and may have no film yet. */
export interface DraftVideo extends Omit<WrittenVideo, 'mediaId'> {
  mediaId: number | null;
}

/** Everything about a simulation that can be edited; lists are texts with one entry per line. */
export interface Written {
  title: string;
  summary: string;
  html: string;
  cover: string;
  aims: string;
  equipment: string;
  steps: string;
  videos: readonly DraftVideo[];
  practice: DraftPractice | null;
}

/** A chapter and a number of questions, as typed. */
interface DraftPractice {
  chapterId: number;
  questionCount: string;
}

export const lineNames = ['aims', 'equipment', 'steps'] as const;
export type LineName = (typeof lineNames)[number];

export const toWritten = (made: MadeSimulationDetail): Written => ({
  title: made.title,
  summary: made.summary,
  html: made.html,
  cover: made.cover,
  aims: made.aims.join('\n'),
  equipment: made.equipment.join('\n'),
  steps: made.steps.join('\n'),
  videos: made.videos,
  practice: made.practice && { ...made.practice, questionCount: `${made.practice.questionCount}` },
});

/** Number of practice questions; null if it is invalid or too large. */
const countIn = ({ questionCount }: DraftPractice) =>
  wholeNumber(questionCount.trim(), limits.questions);

const linesIn = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const wordsOf = ({ title, summary, html, ...lists }: Written) => ({
  title: title.trim(),
  summary: summary.trim(),
  html,
  aims: linesIn(lists.aims),
  equipment: linesIn(lists.equipment),
  steps: linesIn(lists.steps),
});

type Edited = Omit<Asks<C['edit']>, 'id' | 'edition'>;

/** The request body of a complete draft. */
export const toAsked = (now: Written): Edited => ({
  ...wordsOf(now),
  cover: now.cover,
  practice: now.practice && {
    chapterId: now.practice.chapterId,
    questionCount: countIn(now.practice) ?? 1,
  },
  videos: now.videos.flatMap(({ mediaId, ...video }) =>
    mediaId === null ? [] : [{ ...video, title: video.title.trim(), mediaId }],
  ),
});

/** The first missing field; null if it can be saved. */
export type Fault =
  | { at: 'title' | 'questionCount' }
  | { at: LineName }
  | { at: 'video'; id: number; missing: 'title' | 'film' };

export function faultIn(now: Written): Fault | null {
  if (now.title.trim() === '') return { at: 'title' };
  const tooMuch = lineNames.find((name) => isTooMuch(now[name]));
  if (tooMuch) return { at: tooMuch };
  for (const { id, title, mediaId } of now.videos) {
    if (title.trim() === '') return { at: 'video', id, missing: 'title' };
    if (mediaId === null) return { at: 'video', id, missing: 'film' };
  }
  return now.practice && countIn(now.practice) === undefined ? { at: 'questionCount' } : null;
}

function isTooMuch(words: string) {
  const lines = linesIn(words);
  return lines.length > limits.lines || lines.some((line) => line.length > limits.line);
}

export const isSame = (one: Written, other: Written) =>
  JSON.stringify(one) === JSON.stringify(other);

interface Saved {
  sent: Written;
  after: Written;
}

/** Applies changes made during a save to the saved version, in which new videos have their ids. */
export function onTopOf(was: Written, { sent, after }: Saved): Written {
  const names = Object.keys(was) as (keyof Written)[];
  const changed = names.filter((name) => was[name] !== sent[name]);
  const next = { ...after, ...Object.fromEntries(changed.map((name) => [name, was[name]])) };
  if (was.videos === sent.videos) return next;
  const numbered = new Map(sent.videos.map(({ id }, at) => [id, after.videos[at]?.id ?? id]));
  const videos = was.videos.map((video) => ({ ...video, id: numbered.get(video.id) ?? video.id }));
  return { ...next, videos };
}

/** Adds a video at the end, with an unused negative id. */
export const withNew = (videos: readonly DraftVideo[]): DraftVideo[] => [
  ...videos,
  {
    id: Math.min(0, ...videos.map(({ id }) => id)) - 1,
    title: '',
    html: '',
    mediaId: null,
  },
];

/** Moves a video one step up or down; at the ends it stays in place. */
export function moved(videos: readonly DraftVideo[], at: number, by: -1 | 1): DraftVideo[] {
  const to = at + by;
  const [one, other] = [videos[at], videos[to]];
  if (!one || !other) return [...videos];
  return videos.map((video, nth) => (nth === at ? other : nth === to ? one : video));
}
