import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseNoteContract as C } from '@cheese/domain/contract/learning/courseNote';
import { chinaDay, chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { clockText } from '@cheese/domain/rules/time/clockText';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { MOST_NOTES } from '../../base/note/note.door';
import { picturesIn } from '../../base/picture/picture.bytes';
import { offerDownload } from '../../people/madeFile/madeFile.service';
import { type NoteFound, selectNotes } from './courseNote.store';
import { texts } from './courseNote.texts';

const ALL = { page: 1, pageCnt: MOST_NOTES };

/** The user's own notes as a document, by course and position. */
export async function exportNotes(
  { db, ...context }: CallerContext<'heavy' | 'storage'> & { db: Db },
  { courseId }: Static<C['export']['body']>,
): Promise<Answers<C['export']>> {
  const { person, clock, heavy, storage } = context;
  const narrowed = { ...ALL, personId: person.id, ...(courseId !== undefined && { courseId }) };
  const { rows } = await selectNotes(db, narrowed);
  if (rows.length === 0) refuse('courseNote.nothing');
  const sections = rows.sort(inOrder).map((found) => ({
    above: found.courseName,
    heading: headingOf(found),
    html: found.row.html,
    foot: chinaMinute(found.row.createdAt.getTime()),
  }));
  const pictures = await picturesIn(storage, rows.map(({ row }) => row.html).join('\n'));
  const content = await heavy.run(
    'writeWords',
    { title: texts.title, sections, pictures },
    { person },
  );
  const fileName = `${texts.title}_${chinaDay(clock.now().getTime())}.docx`;
  const file = await offerDownload(db, context, { fileName, content });
  return { file, count: rows.length };
}

const placesOf = ({ row }: NoteFound) => [
  row.courseId,
  row.coursewareId ?? 0,
  row.position ?? 0,
  row.id,
];

function inOrder(one: NoteFound, other: NoteFound): number {
  const theirs = placesOf(other);
  return placesOf(one).reduce((sum, place, at) => sum || place - (theirs[at] ?? 0), 0);
}

function headingOf({ row: { position }, courseware }: NoteFound): string {
  if (!courseware) return '';
  if (position === null) return courseware.title;
  const place =
    courseware.type === coursewareTypeCodes.video ? clockText(position) : texts.page(position);
  return `${courseware.title} · ${place}`;
}
