import { requireText } from '../../../calls/requireText';
import { refuse } from '../../../calls/refusal';
import type { CallerContext } from '../../../calls/callerContext';
import type { Paged } from '../../../db/paged';
import type { NoteKind, NoteRow } from './note.kind';
import { noteStore } from './note.store';

/**
 * What people do with one kind of their notes. Notes stay readable after the thing that they are
 * about is locked again.
 */
export function notesOf<Found extends NoteRow, Note>(kind: NoteKind<Found, Note>) {
  const { selectNotes, insertNote, updateNote, deleteNote } = noteStore(kind);
  const { notFound, tooMany } = kind.failures;
  return {
    async list(
      { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
      asked: Paged & { keyword?: string | undefined },
    ) {
      const { rows, total } = await selectNotes(db, person.id, { ...asked });
      return { list: rows.map((row) => kind.toNote(row)), total };
    },

    /** @param demandPlace refuses a place that does not exist; asked only if nothing was added */
    async add(
      { db, person, clock }: CallerContext<'db'>,
      { text, ...place }: { text: string } & Record<string, unknown>,
      demandPlace?: () => Promise<void>,
    ) {
      const note = { ...place, personId: person.id, text: requireText(text) };
      const made = await insertNote(db, note, clock.now());
      if (made) return kind.toNote(made);
      await demandPlace?.();
      return refuse(tooMany);
    },

    async edit(
      { db, person, clock }: CallerContext<'db'>,
      { id, text }: { id: number; text: string },
    ) {
      const by = { id, personId: person.id, text: requireText(text) };
      return kind.toNote((await updateNote(db, by, clock.now())) ?? refuse(notFound));
    },

    remove: async ({ db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>, id: number) =>
      (await deleteNote(db, id, person.id)) ? null : refuse(notFound),
  };
}
