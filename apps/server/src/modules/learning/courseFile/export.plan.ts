import { suffixOf } from '@cheese/domain/rules/uploadSuffix';
import { cleanArticle, type PictureOf } from '@cheese/question-files/html/clean';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { isGuarded } from '../../../ports/handedOut';
import type { Storage, StoredFile } from '../../../ports/storage';
import { media, type MediaRow } from '../media/media.tables';
import { left } from './courseFile.texts';
import type { FiledMedia } from './manifest';
import type { ZipFile } from './zip/zip.write';

type Kept = Pick<Storage, 'find'>;

const HOME = '/storage/';
const shown = ['png', 'jpg', 'jpeg', 'gif', 'webp'];
const MOST_PICTURES = 1_000;

/** The files that go along with a course, each once, by the names that they have there. */
export class Along {
  readonly files: ZipFile[] = [];
  readonly pictures: string[] = [];
  readonly media: FiledMedia[] = [];
  readonly left: string[] = [];
  private readonly nameOf = new Map<string, string | null>();
  private readonly nthOf = new Map<number, number>();
  private readonly storage: Kept;

  constructor(storage: Kept) {
    this.storage = storage;
  }

  leave(what: string) {
    if (!this.left.includes(what)) this.left.push(what);
  }

  /** A picture by its address or key; null, with a word, for what is none of ours. */
  async picture(address: string, where: string): Promise<string | null> {
    const key = address.startsWith(HOME) ? address.slice(HOME.length) : address;
    const known = this.nameOf.get(key);
    const name = known === undefined ? await this.bring(key) : known;
    this.nameOf.set(key, name);
    if (name === null) this.leave(left.picture(where));
    return name;
  }

  private async bring(key: string): Promise<string | null> {
    const suffix = suffixOf(key);
    const isPicture =
      shown.includes(suffix) && !isGuarded(key) && this.pictures.length < MOST_PICTURES;
    const file = isPicture ? await found(this.storage, key) : null;
    if (!file) return null;
    const name = `${this.pictures.length + 1}.${suffix}`;
    this.pictures.push(name);
    this.files.push(zipped(`pictures/${name}`, file));
    return name;
  }

  /** An article with its pictures by the names that they have in the file. */
  async article(html: string, where: string): Promise<string> {
    const addresses = new Set<string>();
    const gather: PictureOf = (address, kind) => {
      if (kind === 'sound') this.leave(left.sound(where));
      else addresses.add(address);
      return null;
    };
    cleanArticle(html, gather);
    const names = new Map<string, string>();
    for (const address of addresses) {
      const name = await this.picture(address, where);
      if (name) names.set(address, `picture:${name}`);
    }
    return cleanArticle(html, (address, kind) =>
      kind === 'sound' ? null : (names.get(address) ?? null),
    );
  }

  /** Films and documents as they were brought; what is not ready stays behind. */
  async bringMedia(db: Db, ids: readonly (number | null)[]) {
    const asked = [...new Set(ids.filter((id) => id !== null))];
    if (asked.length === 0) return;
    const rows = await db.select().from(media).where(inArray(media.id, asked)).orderBy(media.id);
    for (const row of rows) await this.bringOne(row);
  }

  private async bringOne({ id, key, kind, name, readyAt }: MediaRow) {
    if (!readyAt) return this.leave(left.media(name));
    const file = await found(this.storage, key);
    if (!file) return this.leave(left.mediaGone(name));
    const nth = this.media.length;
    const filed = `media/${nth + 1}.${suffixOf(key)}`;
    this.nthOf.set(id, nth);
    this.media.push({ file: filed, kind, name });
    return void this.files.push(zipped(filed, file));
  }

  mediaNth = (id: number | null) => (id === null ? null : (this.nthOf.get(id) ?? null));
}

/** What is no key of ours is not there. */
const found = (storage: Kept, key: string) => storage.find(key).catch(() => null);

const zipped = (name: string, { bytes, read }: StoredFile): ZipFile => ({
  ...{ name, bytes },
  read: () => read(),
});
