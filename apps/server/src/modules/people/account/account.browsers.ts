import type { Db } from '../../../db/database';
import { ownerOf } from '../tries/tries';
import { selectAccounts } from '../member/member.door';
import type { PersonRow } from '../person/person.tables';
import { forgetBrowsers } from '../browser/browser.door';

/**
 * After a password change, browsers that knew the old one are no longer trusted, under the phone
 * and all school accounts.
 */
export async function forgetBrowsersOf(
  db: Db,
  { id, service, phone }: Pick<PersonRow, 'id' | 'service' | 'phone'>,
  but: string | null,
) {
  const accounts = (await selectAccounts(db, id)).map(
    (one) => ({ kind: 'school', ...one }) as const,
  );
  const names = phone === null ? accounts : [{ kind: 'phone', name: phone } as const, ...accounts];
  for (const name of names) {
    const owner = ownerOf(service, name);
    if (owner !== null) await forgetBrowsers(db, owner, but);
  }
}
