import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import { cleanArticle } from '@cheese/question-files/html/clean';
import type { Db } from '../../../db/database';
import { isGuarded } from '../../../ports/handedOut';
import type { Storage, StoredFile } from '../../../ports/storage';
import type { MediaRow } from '../mediaFile/media.tables';
import { left } from './courseFile.texts';
import type { FiledMedia } from './manifest';
import type { ZipFile } from './zip/zip.write';
import { selectMedia } from './export.plan.store';

type FileFinder = Pick<Storage, 'find'>;

const HOME = '/storage/';
const MOST = 1_000;
/** Kinds of files embedded in texts, by extension. */
const inTexts = {
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  sound: ['mp3', 'wav'],
} as const;
type InText = keyof typeof inTexts;

/** The files that go along with a course, each once, by the names that they have there. */
export class Along {
  readonly files: ZipFile[] = [];
  readonly pictures: string[] = [];
  readonly sounds: string[] = [];
  readonly media: FiledMedia[] = [];
  readonly left: string[] = [];
  private readonly nameOf = new Map<string, string | null>();
  private readonly nthOf = new Map<number, number>();
  private readonly storage: FileFinder;

  constructor(storage: FileFinder) {
    this.storage = storage;
  }

  leave(what: string) {
    if (!this.left.includes(what)) this.left.push(what);
  }

  /** A picture by its address or key; null, with a word, for what is none of ours. */
  picture = (address: string, where: string) => this.inText('picture', address, where);

  private async inText(kind: InText, address: string, where: string): Promise<string | null> {
    const key = address.startsWith(HOME) ? address.slice(HOME.length) : address;
    const known = this.nameOf.get(`${kind} ${key}`);
    const name = known === undefined ? await this.bring(kind, key) : known;
    this.nameOf.set(`${kind} ${key}`, name);
    if (name === null) this.leave(left[kind](where));
    return name;
  }

  private async bring(kind: InText, key: string): Promise<string | null> {
    const suffix = suffixOf(key);
    const names = this[`${kind}s`];
    const isOne = inTexts[kind].some((one) => one === suffix);
    const mayGo = isOne && !isGuarded(key) && names.length < MOST;
    const file = mayGo ? await found(this.storage, key) : null;
    if (!file) return null;
    const name = `${names.length + 1}.${suffix}`;
    names.push(name);
    this.files.push(zipped(`${kind}s/${name}`, file));
    return name;
  }

  /** An article with its pictures and sounds by the names that they have in the file. */
  async article(html: string, where: string): Promise<string> {
    const kindOf = new Map<string, InText>();
    cleanArticle(html, (address, kind) => {
      kindOf.set(address, kind ?? 'picture');
      return null;
    });
    const names = new Map<string, string>();
    for (const [address, kind] of kindOf) {
      const name = await this.inText(kind, address, where);
      if (name) names.set(address, `${kind}:${name}`);
    }
    return cleanArticle(html, (address) => names.get(address) ?? null);
  }

  /** Films and documents as they were brought; what is not ready stays behind. */
  async bringMedia(db: Db, ids: readonly (number | null)[]) {
    const asked = [...new Set(ids.filter((id) => id !== null))];
    if (asked.length === 0) return;
    const rows = await selectMedia(db, asked);
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

/** A malformed key counts as missing. */
const found = (storage: FileFinder, key: string) => storage.find(key).catch(() => null);

const zipped = (name: string, { bytes, read }: StoredFile): ZipFile => ({
  name,
  bytes,
  read: () => read(),
});
