import type { Db } from '../../../db/database';
import { insertPersonal } from './notice.store';

interface Telling {
  personId: number;
  title: string;
  text: string;
  now: Date;
}

/** Somebody may have typed a part of it: its signs are signs. */
const asHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tells one person something official, in plain text. */
export const tellPerson = (db: Db, { personId, title, text, now }: Telling) =>
  insertPersonal(db, personId, { title, text, html: `<p>${asHtml(text)}</p>`, sentAt: now });
