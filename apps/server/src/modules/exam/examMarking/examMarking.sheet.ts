import type { AnswerToMark } from '@cheese/domain/contract/exam/examMarking';
import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';
import type { Db } from '../../../db/database';
import { inMarks } from '../exam/exam.shapes';
import type { ExamRow, SchoolExam } from '../exam/exam.tables';
import { isFor, standingOf } from './examMarking.standing';
import { selectGiven, selectMarkers, selectMarks, selectNames } from './examMarking.store';
import type { MarkRow } from '../attempt/examMarking.tables';
import type { AnswerRef } from './examMarking.refs.store';

/** An answer with what was given for it by now. */
export interface Marked {
  ref: AnswerRef;
  marks: MarkRow[];
  standing: ReturnType<typeof standingOf>;
  isMine: boolean;
}

const nameOf = ({ attemptId, place }: Pick<AnswerRef, 'attemptId' | 'place'>) =>
  `${attemptId}/${place}`;

export function toMarked(exam: ExamRow, markerId: number, ref: AnswerRef, marks: MarkRow[]) {
  const standing = standingOf(marks, exam);
  return { ref, marks, standing, isMine: isFor(markerId, marks, standing) };
}

/** Adds marks and state as seen by this marker. */
export async function withMarks(
  db: Db,
  exam: ExamRow,
  markerId: number,
  refs: readonly AnswerRef[],
): Promise<Marked[]> {
  const attemptIds = [...new Set(refs.map(({ attemptId }) => attemptId))];
  const byAnswer = groupedBy(await selectMarks(db, attemptIds), nameOf);
  return refs.map((ref) => toMarked(exam, markerId, ref, byAnswer.get(nameOf(ref)) ?? []));
}

/** Adds the answers' text and the names the marker may know. */
export async function toAnswers(
  db: Db,
  exam: SchoolExam,
  markerId: number,
  marked: readonly Marked[],
): Promise<AnswerToMark[]> {
  const refs = marked.map(({ ref }) => ref);
  const given = new Map((await selectGiven(db, refs)).map((row) => [nameOf(row), row]));
  const attemptIds = exam.hidesNames ? [] : refs.map(({ attemptId }) => attemptId);
  const names = await namesBy(await selectNames(db, exam, attemptIds));
  const markerIds = marked.flatMap(({ marks }) => marks.map((mark) => mark.markerId));
  const markers = await namesBy(await selectMarkers(db, [...new Set(markerIds)]));
  return marked.map(({ ref, marks, standing, isMine }) => {
    const { attemptId, place, number } = ref;
    const answer = given.get(nameOf(ref));
    // The marks of others are hidden from a marker who has yet to give one.
    const isSeen = !isMine || standing.state === 'disputed';
    return {
      attemptId,
      place,
      number,
      isMine,
      given: answer?.given ?? [],
      isLate: answer?.isLate ?? false,
      name: names.get(attemptId) ?? null,
      score: inMarks(ref.score),
      state: standing.state,
      settled: standing.settled === null ? null : inMarks(standing.settled),
      marks: (isSeen ? marks : []).map((mark) => ({
        marker: markers.get(mark.markerId) ?? '',
        isMine: mark.markerId === markerId,
        isFinal: mark.isFinal,
        score: inMarks(mark.score),
        comment: mark.comment,
        markedAt: mark.markedAt.getTime(),
      })),
    };
  });
}

const namesBy = async (rows: readonly { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]));
