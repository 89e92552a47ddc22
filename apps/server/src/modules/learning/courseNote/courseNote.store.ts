import { noteVisibilityCodes, type NoteVisibility } from '@cheese/domain/codes/base/visibility';
import { desc, eq, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { filtersOf } from '../../../db/filters';
import { pageBy, type Paged } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { insertNoteWithRoom } from '../../base/note/note.door';
import { person } from '../../people/person/person.tables';
import { course, courseware } from '../course/course.tables';
import { courseNote, type CourseNoteRow } from './courseNote.tables';

interface Narrowed extends Paged {
  personId?: number;
  courseId?: number;
  coursewareId?: number;
  visibility?: NoteVisibility;
  keyword?: string;
  /** Those that everybody may read. */
  isPublished?: true;
}

const ways = {
  personId: eq(courseNote.personId, sql.placeholder('personId')),
  courseId: eq(courseNote.courseId, sql.placeholder('courseId')),
  coursewareId: eq(courseNote.coursewareId, sql.placeholder('coursewareId')),
  visibility: eq(courseNote.visibility, sql.placeholder('visibility')),
  keyword: sql`${courseNote.words} ilike ${sql.placeholder('pattern')}`,
  isPublished: sql`(${courseNote.visibility} = ${literal(noteVisibilityCodes.public)} and ${courseNote.heldAt} is null)`,
};

export function selectNotes(db: Db, asked: Narrowed) {
  const chosen = filtersOf(ways, asked);
  const name = ['course_notes', chosen.name].join('_');
  const plan = prepared(db, name, () =>
    db
      .select({
        row: courseNote,
        courseName: course.name,
        courseware: { id: courseware.id, title: courseware.title, type: courseware.type },
        author: { id: person.id, nickname: person.nickname, avatar: person.avatar },
        // Counted apart: the page alone is joined with what stands beside it.
        total: sql<number>`${db.$count(courseNote, chosen.where)}::int`,
      })
      .from(courseNote)
      .innerJoin(person, eq(person.id, courseNote.personId))
      .innerJoin(course, eq(course.id, courseNote.courseId))
      .leftJoin(courseware, eq(courseware.id, courseNote.coursewareId))
      .where(chosen.where)
      .orderBy(desc(courseNote.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  return pageBy(plan, { ...asked, pattern: asked.keyword && likePattern(asked.keyword) }, asked);
}

export type NoteFound = Awaited<ReturnType<typeof selectNotes>>['rows'][number];

export async function findNote(db: Db, id: number): Promise<CourseNoteRow | null> {
  const rows = await db.select().from(courseNote).where(eq(courseNote.id, id));
  return rows[0] ?? null;
}

type Made = Omit<CourseNoteRow, 'id' | 'editedAt' | 'heldAt'> & { heldAt?: Date | null };

const types = {
  personId: 'int',
  courseId: 'int',
  coursewareId: 'int',
  position: 'int',
  point: 'jsonb',
  html: 'text',
  words: 'text',
  visibility: 'smallint',
  createdAt: 'timestamptz',
  heldAt: 'timestamptz',
};
const values = Object.fromEntries(
  Object.entries(types).map(([name, type]) => [
    name,
    sql`${sql.placeholder(name)}::${sql.raw(type)}`,
  ]),
);

/** Null if the person has too many notes. */
export async function insertNote(tx: Db, note: Made): Promise<number | null> {
  const plan = insertNoteWithRoom(tx, { name: 'note_written', table: courseNote, values });
  const { point, createdAt, heldAt = null } = note;
  const rows: unknown[] = await plan.execute({
    ...note,
    point: point && JSON.stringify(point),
    createdAt: createdAt.toISOString(),
    heldAt: heldAt?.toISOString() ?? null,
  });
  return (rows[0] as CourseNoteRow | undefined)?.id ?? null;
}

export async function updateNote(
  tx: Db,
  id: number,
  said: Partial<Pick<CourseNoteRow, 'html' | 'words' | 'visibility' | 'editedAt' | 'heldAt'>>,
) {
  const rows = await tx.update(courseNote).set(said).where(eq(courseNote.id, id)).returning();
  return rows.length > 0;
}

export async function deleteNote(tx: Db, id: number) {
  await tx.delete(courseNote).where(eq(courseNote.id, id));
}
