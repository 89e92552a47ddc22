import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseNoteContract as C } from '@cheese/domain/contract/learning/courseNote';
import { wholeOf } from '@cheese/domain/rules/learning/itemCompletion';
import { learningMessages } from '@cheese/domain/texts/learningMessages';
import { plainOf } from '@cheese/question-files/html/plain';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse, refuseFault } from '../../../calls/refusal';
import { cleanedArticle, heardInArticle } from '../../people/publicWord/publicArticle';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { asPrivateText } from '../../people/publicWord/publicWord.passed';
import { type Passed, publishText, type Spoken } from '../../people/publicWord/publicWord.service';
import { requireItem, seeCourse } from '../course/course.door';
import { findExtent } from '../study/study.door';
import type { ViewerContext } from '../comment/comment.subject';
import {
  deleteNote,
  findNote,
  insertNote,
  type NoteFound,
  selectNotes,
  updateNote,
} from './courseNote.store';
import type { CourseNoteRow } from './courseNote.tables';

type Parts = { html: string; words: string };

/** Documents and mind maps: what has a picture to point at. */
const pictured: readonly number[] = [coursewareTypeCodes.ppt, coursewareTypeCodes.mindMap];
/** Films and documents: what has seconds or pages to go back to. */
const placed: readonly number[] = [coursewareTypeCodes.video, coursewareTypeCodes.ppt];

const toNote = ({ row, courseName, courseware }: NoteFound) => ({
  id: row.id,
  courseId: row.courseId,
  courseName,
  courseware,
  position: row.position,
  point: row.point,
  html: row.html,
  createdAt: row.createdAt.getTime(),
  editedAt: row.editedAt?.getTime() ?? null,
});

/** Notes stay readable after the course is withdrawn. */
export async function listOwnNotes(
  db: Db,
  person: Person,
  query: Static<C['mine']['query']>,
): Promise<Answers<C['mine']>> {
  const { rows, total } = await selectNotes(db, { ...query, personId: person.id });
  const list = rows.map((found) => {
    const { visibility, heldAt } = found.row;
    return { ...toNote(found), visibility, isHeld: heldAt !== null };
  });
  return { list, total };
}

export async function listPublicNotes(
  looking: ViewerContext,
  query: Static<C['published']['query']>,
): Promise<Answers<C['published']>> {
  await seeCourse(looking, query.courseId);
  const { rows, total } = await selectNotes(looking.db, { ...query, isPublished: true });
  const list = rows.map((found) => ({
    ...toNote(found),
    author: { ...found.author, avatar: found.author.avatar ?? '' },
  }));
  return { list, total };
}

function cleaned(html: string): Parts {
  const clean = cleanedArticle(html);
  return { html: clean, words: plainOf(clean) };
}

const publish = (
  context: CallerContext<'db'>,
  parts: Parts,
  write: (tx: Db, passed: Passed<'html' | 'words'>) => Promise<number>,
  isNew = false,
): Promise<Spoken> => {
  const heard = heardInArticle(parts.html);
  return publishText(context, { kind: wordKindCodes.note, parts, heard, isNew }, write);
};

const own = ({ html, words }: Parts) => ({
  html: asPrivateText(html),
  words: asPrivateText(words),
});

const written = async (...of: Parameters<typeof insertNote>) =>
  (await insertNote(...of)) ?? refuse('courseNote.tooMany');

export async function addNote(
  context: CallerContext<'db'>,
  body: Static<C['add']['body']>,
): Promise<Spoken> {
  const { db, person, clock } = context;
  const { courseId, coursewareId, position, visibility } = body;
  const type = await typeAt(context, courseId, coursewareId);
  if (coursewareId !== undefined) await requirePlace(db, coursewareId, position ?? 0);
  const parts = cleaned(body.html);
  const row = {
    personId: person.id,
    courseId,
    visibility,
    createdAt: clock.now(),
    coursewareId: coursewareId ?? null,
    position: type !== null && placed.includes(type) ? (position ?? null) : null,
    point: (type !== null && pictured.includes(type) && body.point) || null,
  };
  if (visibility === noteVisibilityCodes.private) {
    return { id: await written(db, { ...row, ...own(parts) }), isHeld: false };
  }
  const write = (tx: Db, { said, heldAt }: Passed<'html' | 'words'>) =>
    written(tx, { ...row, ...said, heldAt });
  return publish(context, parts, write, true);
}

/** The type of an item that belongs to the course and is open to the user; null without one. */
async function typeAt(
  context: CallerContext<'db'>,
  courseId: number,
  coursewareId: number | undefined,
) {
  if (coursewareId === undefined) {
    await seeCourse(context, courseId);
    return null;
  }
  const { item } = await requireItem(context, coursewareId);
  return item.courseId === courseId ? item.type : refuse('courseware.notFound');
}

/** A place in a film is one of its seconds, and in a document one of its pages. */
async function requirePlace(db: Db, coursewareId: number, position: number) {
  const extent = await findExtent(db, coursewareId);
  const [from, to] = extent ? wholeOf(extent) : [0, 0];
  if (to <= from) return;
  const isPast = position > (extent?.type === coursewareTypeCodes.ppt ? to - 1 : to);
  refuseFault('position', isPast ? learningMessages.noSuchPlace : null);
}

async function ownNote({ db, person }: CallerContext<'db'>, id: number): Promise<CourseNoteRow> {
  const row = await findNote(db, id);
  return row?.personId === person.id ? row : refuse('courseNote.gone');
}

export async function editNote(
  context: CallerContext<'db'>,
  { id, html }: Static<C['edit']['body']>,
): Promise<Spoken> {
  const { db, clock } = context;
  const row = await ownNote(context, id);
  const parts = cleaned(html);
  const editedAt = clock.now();
  if (row.visibility === noteVisibilityCodes.private) {
    await updateNote(db, id, { ...own(parts), editedAt });
    return { id, isHeld: false };
  }
  return publish(context, parts, async (tx, { said, heldAt }) => {
    if (!(await updateNote(tx, id, { ...said, editedAt, heldAt }))) refuse('courseNote.gone');
    return id;
  });
}

export async function setNoteVisibility(
  context: CallerContext<'db'>,
  { id, visibility }: Static<C['setVisibility']['body']>,
): Promise<Spoken> {
  const row = await ownNote(context, id);
  if (visibility === row.visibility) return { id, isHeld: row.heldAt !== null };
  if (visibility === noteVisibilityCodes.private) {
    await context.db.transaction((tx) => withdrawNote(tx, id));
    return { id, isHeld: false };
  }
  await seeCourse(context, row.courseId);
  return publish(context, row, async (tx, { said, heldAt }) => {
    const public_ = {
      html: said.html,
      words: said.words,
      visibility: noteVisibilityCodes.public,
      heldAt,
    };
    if (!(await updateNote(tx, id, public_))) refuse('courseNote.gone');
    return id;
  });
}

/** Its writer keeps it. */
export async function withdrawNote(tx: Db, id: number) {
  await updateNote(tx, id, { visibility: noteVisibilityCodes.private, heldAt: null });
  await deleteWaiting(tx, wordKindCodes.note, [id]);
}

export async function removeNote(context: CallerContext<'db'>, id: number) {
  await ownNote(context, id);
  await context.db.transaction(async (tx) => {
    await deleteNote(tx, id);
    await deleteWaiting(tx, wordKindCodes.note, [id]);
  });
  return null;
}
