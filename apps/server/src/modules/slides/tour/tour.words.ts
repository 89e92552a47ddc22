import { ownPicture } from '@cheese/question-files/html/clean';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import { refuse } from '../../../calls/refusal';
import type { TourRow } from './tour.kind';

type Words = Pick<TourStop, 'title' | 'text'>;

const wordsIn = (json: string) =>
  new Map(Object.entries(JSON.parse(json) as Record<string, Words>));

/** The words of stops apart from the rest of them: only they are looked at. */
export const wordsJson = (stops: readonly TourStop[]) =>
  JSON.stringify(Object.fromEntries(stops.map(({ id, title, text }) => [id, { title, text }])));

export function stopsOf({ stops, words }: Pick<TourRow, 'stops' | 'words'>): TourStop[] {
  const said = wordsIn(words);
  return stops.map((stop) => ({ ...stop, title: '', text: '', ...said.get(stop.id) }));
}

/** The public texts of a tour, for moderation. */
export const heardOf = ({ title, words }: { title: string; words: string }) =>
  [title, ...[...wordsIn(words).values()].flatMap((one) => [one.title, one.text])].join('\n');

/** Refuses sounds on other sites, which would let them track listeners, and duplicate stops. */
export function checkStops(stops: readonly TourStop[]) {
  const isOwn = ({ sound }: TourStop) =>
    sound === '' || (sound.startsWith('/storage/') && ownPicture(sound) !== null);
  const areTwins = new Set(stops.map(({ id }) => id)).size < stops.length;
  if (areTwins || !stops.every(isOwn)) refuse('call.invalid');
}
