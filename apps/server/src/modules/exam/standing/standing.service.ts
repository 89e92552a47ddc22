import type { Share } from '@cheese/domain/questions/kind';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import type { WordsRow } from '../bank/question.tables';
import { selectRefs } from '../question/question.door';
import { gradeOf, knownOf, nextMemory } from './schedule';
import { insertMistakes, selectStandings, writeStandings } from './standing.store';
import type { StandingRow } from '../question/history/standing.tables';

export interface AnsweredQuestion {
  words: WordsRow;
  given: string[];
  share: Share;
}

interface Answered {
  personId: number;
  /** Title of the place where it was answered. */
  origin: string;
  now: Date;
  questions: readonly AnsweredQuestion[];
}

/** Records marked answers in the learner's standing; unmarked ones are recorded later. */
export async function takeIn(db: Db, { personId, origin, now, questions }: Answered) {
  const marked = questions.filter(({ share, given }) => share !== null && given.length > 0);
  if (marked.length === 0) return;
  const ids = marked.map(({ words }) => words.questionId);
  const [refs, known] = [await selectRefs(db, ids), await selectStandings(db, personId, ids)];
  const bankOf = new Map(refs.map(({ questionId, bankId }) => [questionId, bankId]));
  const before = new Map(known.map((row) => [row.questionId, row]));
  const living = marked.filter(({ words }) => bankOf.has(words.questionId));
  const isNewest = ({ words }: AnsweredQuestion) =>
    (before.get(words.questionId)?.answeredAt ?? now) <= now;
  const rows = living.filter(isNewest).map(({ words, given, share }): StandingRow => {
    const { questionId, nth: version, type } = words;
    const worth = share ?? 0;
    const [was, grade] = [knownOf(before.get(questionId)), gradeOf(worth)];
    return {
      personId,
      questionId,
      type,
      version,
      given,
      share: worth,
      answeredAt: now,
      firstShare: worth,
      bankId: present(bankOf.get(questionId)),
      rightCount: Number(worth >= 1),
      wrongCount: Number(worth < 1),
      lastWrongAt: worth < 1 ? now : null,
      forgivenAt: null,
      before: was,
      grade,
      ...nextMemory(was, grade, now),
    };
  });
  // Two at once wait for each other in one order.
  rows.sort((a, b) => a.questionId - b.questionId);
  await writeStandings(db, rows);
  const wrong = living.filter(({ share }) => (share ?? 0) < 1);
  await insertMistakes(
    db,
    wrong.map(({ words: { questionId, nth: version }, given }) => ({
      personId,
      questionId,
      version,
      given,
      origin,
      answeredAt: now,
    })),
  );
}
