import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { FailureKey } from '@cheese/domain/texts/failures';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { mayEdit, ownerFor, requireMaker } from '../../base/ownership/ownership';
import {
  findLibrary,
  findLibraryOfSchool,
  findMade,
  holdLibrary,
  type MadeSlideRow,
  libraryOfSchool,
} from './slideMaking.store';
import type { slideLibrary } from '../slide/slide.tables';

/** Another school's slide is reported as not found. */
export async function takeOwn(db: Db, person: Person, id: number): Promise<MadeSlideRow> {
  requireMaker(person);
  const found = await findMade(db, id);
  return found && mayEdit(found.library, person) ? found : refuse('slide.notFound');
}

interface Meant {
  /** Id of one of the platform's libraries; a school has only one. */
  named: number | undefined;
  shelf: Shelf | undefined;
}

/** The library to add to; a school's library is created on first use. */
export async function libraryFor(
  db: Db,
  person: Person,
  { named, shelf, now }: Meant & { now: Date },
): Promise<number> {
  const organisationId = ownerFor(person, shelf);
  if (organisationId !== null) return libraryOfSchool(db, organisationId, now);
  const found = named === undefined ? null : await findLibrary(db, named);
  return found?.organisationId === null ? found.id : refuse('slide.library');
}

type LibraryRow = typeof slideLibrary.$inferSelect;

/** One whose slides or folders are about to be changed, held until they are. Within a transaction. */
export async function takeLibrary(
  tx: Db,
  person: Person,
  id: number,
  otherwise: FailureKey = 'slideLibrary.notFound',
): Promise<LibraryRow> {
  requireMaker(person);
  const library = await holdLibrary(tx, id);
  return library && mayEdit(library, person) ? library : refuse(otherwise);
}

/** As above, for reading; null if a school has no library yet. */
export async function libraryKept(
  db: Db,
  person: Person,
  { named, shelf }: Meant,
): Promise<number | null> {
  const organisationId = ownerFor(person, shelf);
  if (organisationId !== null) return findLibraryOfSchool(db, organisationId);
  const found = named === undefined ? null : await findLibrary(db, named);
  return found?.organisationId === null ? found.id : refuse('slide.library');
}
