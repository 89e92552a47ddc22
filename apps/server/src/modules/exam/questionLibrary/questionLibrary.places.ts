import type { QuestionPlace } from '@cheese/domain/questions/draft';
import type { Db } from '../../../db/database';
import { secretQuestions } from '../exam/review/attempt.secret';
import { selectWrong } from './questionLibrary.places.store';
const MOST_PLACES = 8;

interface Learning extends QuestionPlace {
  wrongCount: number;
}

/** Links to the content that teaches what the user still answers wrong, by chapter. */
export async function placesIn(db: Db, personId: number, bankId: number, now: Date) {
  const secret = await secretQuestions(db, personId, now);
  const rows = (await selectWrong(db, personId, bankId)).filter(({ id }) => !secret.has(id));
  const chapters = new Map<number, Map<string, Learning>>();
  for (const { chapterId, places } of rows) {
    const known = chapters.get(chapterId) ?? new Map<string, Learning>();
    for (const place of places) {
      const wrongCount = (known.get(place.address)?.wrongCount ?? 0) + 1;
      known.set(place.address, { ...place, wrongCount });
    }
    chapters.set(chapterId, known);
  }
  return new Map([...chapters].map(([id, places]) => [id, mostServing([...places.values()])]));
}

const mostServing = (places: Learning[]) =>
  places.sort((a, b) => b.wrongCount - a.wrongCount).slice(0, MOST_PLACES);
