import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  CourseQuestion,
  CourseQuestionContract as C,
} from '@cheese/domain/contract/learning/courseQuestion';
import { ownPicture } from '@cheese/question-files/html/clean';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { requireText } from '../../../calls/requireText';
import { publishText, type Spoken } from '../../people/publicWord/publicWord.service';
import { requireCourse, requireItem, requireTeaching, seeCourse } from '../course/course.door';
import type { ViewerContext } from '../comment/comment.subject';
import { toAuthor } from '../comment/comment.shapes';
import {
  deleteQuestion,
  findQuestion,
  insertQuestion,
  type QuestionFound,
  selectQuestions,
  updateQuestion,
} from './courseQuestion.store';
import { notifyTeachers } from './courseQuestion.notify';
import { taughtBy } from './courseQuestion.taught.store';

const toQuestion = (found: QuestionFound, reader: number): CourseQuestion => {
  const { row, courseName, item, author, answerCount } = found;
  return {
    id: row.id,
    courseId: row.courseId,
    courseName,
    title: row.title,
    answerCount,
    courseware: item,
    position: item && row.position,
    author: toAuthor(author),
    acceptedId: row.acceptedId,
    isMine: row.personId === reader,
    isHeld: row.heldAt !== null,
    askedAt: row.askedAt.getTime(),
  };
};

type Narrowed = Omit<Parameters<typeof selectQuestions>[1], 'reader'>;

async function page(db: Db, reader: number, narrowed: Narrowed) {
  const { rows, total } = await selectQuestions(db, { ...narrowed, reader });
  return { list: rows.map((row) => toQuestion(row, reader)), total };
}

export async function listQuestions(looking: ViewerContext, query: Static<C['list']['query']>) {
  await seeCourse(looking, query.courseId);
  return page(looking.db, looking.person?.id ?? 0, query);
}

export const listMine = ({ db, person }: CallerContext<'db'>, query: Static<C['mine']['query']>) =>
  page(db, person.id, { ...query, personId: person.id });

/** Unanswered questions of the courses the user teaches. */
export async function listWaiting(
  { db, person }: CallerContext<'db'>,
  query: Static<C['waiting']['query']>,
) {
  const courseIds = await taughtBy(db, person);
  return page(db, person.id, { ...query, courseIds, isAnswered: false });
}

/** Questions of one or all courses the user teaches, unanswered ones first. */
export async function listTaught(
  context: CallerContext<'db'>,
  query: Static<C['taught']['query']>,
): Promise<Answers<C['taught']>> {
  const { db, person } = context;
  if (query.courseId !== undefined) await requireTeaching(context, query.courseId);
  const courseIds = await taughtBy(db, person);
  const narrowed = { ...query, courseIds, reader: person.id, isOpenFirst: true };
  const { rows, total } = await selectQuestions(db, narrowed);
  const list = rows.map((found) => ({ ...toQuestion(found, person.id), text: found.row.text }));
  return { list, total };
}

/** A question the user may read. */
export async function openQuestion(looking: ViewerContext, id: number) {
  const found = (await findQuestion(looking.db, id)) ?? refuse('courseQuestion.gone');
  const access = await seeCourse(looking, found.row.courseId);
  const isMine = looking.person !== null && found.row.personId === looking.person.id;
  return found.row.heldAt === null || isMine ? { found, access } : refuse('courseQuestion.gone');
}

export async function readQuestion(
  looking: ViewerContext,
  id: number,
): Promise<Answers<C['detail']>> {
  const { found, access } = await openQuestion(looking, id);
  const { text, pictures, editedAt } = found.row;
  return {
    ...toQuestion(found, looking.person?.id ?? 0),
    text,
    pictures,
    editedAt: editedAt?.getTime() ?? null,
    mayAnswer: access.isTeaching,
    mayModerate: access.isTeaching,
  };
}

/** Pictures of this product alone: nothing is fetched from anywhere else. */
export function ownPictures(pictures: string[]): string[] {
  const isOwn = (one: string) => one.startsWith('/storage/') && ownPicture(one) !== null;
  return pictures.every(isOwn) ? pictures : refuse('picture.unreadable');
}

export async function askQuestion(
  context: CallerContext<'db'>,
  body: Static<C['ask']['body']>,
): Promise<Spoken> {
  const { person, clock } = context;
  const { courseId, coursewareId = null, position = null } = body;
  await demandPlace(context, courseId, coursewareId);
  const parts = { title: requireText(body.title), text: requireText(body.text) };
  const pictures = ownPictures(body.pictures);
  const now = clock.now();
  const place = { courseId, coursewareId, position: coursewareId && position };
  const row = { personId: person.id, ...place, pictures };
  return publishText(
    context,
    { kind: wordKindCodes.question, parts, isNew: true },
    async (tx, { said, heldAt }) => {
      const id = await insertQuestion(tx, { ...row, ...said, heldAt, askedAt: now });
      if (heldAt === null) await notifyTeachers(tx, id, now);
      return id;
    },
  );
}

/**
 * A question about the course needs access to the course; one about an item needs access to the
 * item, a trial included.
 */
async function demandPlace(
  context: CallerContext<'db'>,
  courseId: number,
  coursewareId: number | null,
) {
  if (coursewareId === null) return void (await requireCourse(context, courseId));
  const { item } = await requireItem(context, coursewareId);
  if (item.courseId !== courseId) refuse('courseware.notFound');
}

export async function editQuestion(
  context: CallerContext<'db'>,
  { id, ...body }: Static<C['edit']['body']>,
): Promise<Spoken> {
  const { found } = await openQuestion(context, id);
  if (found.row.personId !== context.person.id) refuse('access.denied');
  const parts = { title: requireText(body.title), text: requireText(body.text) };
  const changed = { pictures: ownPictures(body.pictures), editedAt: context.clock.now() };
  return publishText(
    context,
    { kind: wordKindCodes.question, parts },
    async (tx, { said, heldAt }) => {
      const isThere = await updateQuestion(tx, id, { ...changed, ...said, heldAt });
      return isThere ? id : refuse('courseQuestion.gone');
    },
  );
}

export async function removeQuestion(context: CallerContext<'db'>, id: number) {
  const { found, access } = await openQuestion(context, id);
  if (found.row.personId !== context.person.id && !access.isTeaching) refuse('access.denied');
  await context.db.transaction((tx) => dropQuestion(tx, id));
  return null;
}

export async function dropQuestion(tx: Db, id: number) {
  await deleteWaiting(tx, wordKindCodes.answer, await deleteQuestion(tx, id));
  await deleteWaiting(tx, wordKindCodes.question, [id]);
}
