import type { Db } from '../../../db/database';
import { insertPersonal } from './notice.store';

interface NoticeText {
  title: string;
  text: string;
  now: Date;
}

/** Escapes the text, since parts of it may be user input. */
const asHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tells some people something official, in plain text. */
export const notifyPeople = (
  db: Db,
  { personIds, ...told }: NoticeText & { personIds: number[] },
) => insertPersonal(db, personIds, asNotice(told));

const asNotice = ({ title, text, now }: NoticeText) => ({
  title,
  text,
  html: `<p>${asHtml(text)}</p>`,
  sentAt: now,
});

/** Tells one person. */
export const notifyPerson = (db: Db, { personId, ...told }: NoticeText & { personId: number }) =>
  notifyPeople(db, { ...told, personIds: [personId] });
