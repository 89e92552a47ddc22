import type { Db } from '../../../db/database';
import { insertPersonal } from './notice.store';

interface Telling {
  personId: number;
  title: string;
  text: string;
  now: Date;
}

/** Tells one person something official, in plain text. */
export const tellPerson = (db: Db, { personId, title, text, now }: Telling) =>
  insertPersonal(db, personId, { title, text, html: `<p>${text}</p>`, sentAt: now });
