import { posix } from 'node:path';
import type { Pictures } from '../pictures';
import { FileRefusal, refuseFile } from '../refusal';
import { type FoundQuestion, MOST_QUESTIONS, type Reading } from '../shapes';
import { complaintTexts, placeTexts } from '../texts';
import { decodeText, tidyText } from '../words/decode';
import { allOf, eachElement, type Element, wordsOf } from '../xml/elements';
import type { Archive } from '../zip/read';
import { readFirst } from './readFirst';
import { readItem } from './readItem';

const ROOTS = /<(?:\w+:)?(?:assessmentItem|qti-assessment-item|questestinterop)[\s>]/;
const MANIFEST = /(?:^|\/)imsmanifest\.xml$/i;

export const looksLikeQti = (archive: Archive | null, text: string) =>
  archive
    ? archive.names.some((name) => MANIFEST.test(name)) ||
      archive.names.some((name) => /\.xml$/i.test(name) && !/^(xl|word|ppt)\//.test(name))
    : ROOTS.test(text.slice(0, 4_000));

interface Source {
  archive: Archive | null;
  text: string;
  pictures: Pictures;
}

export function readQti({ archive, text, pictures }: Source): Reading {
  const reader = new PackageReader(archive, pictures);
  if (!archive) reader.document(text, { name: '', tags: [] });
  else for (const file of listed(archive)) reader.file(file);
  // A manifest identifies the format, even if it lists no question.
  const isNamed = archive?.names.some((name) => MANIFEST.test(name)) ?? true;
  if (!isNamed && !reader.isAny) refuseFile('unknown');
  return { questions: reader.questions, complaints: reader.complaints };
}

interface Listed {
  name: string;
  tags: string[];
}

/** The files listed in manifests in order, then all documents that no manifest lists. */
function listed(archive: Archive): Listed[] {
  const files = new Map<string, Listed>();
  for (const manifest of archive.names.filter((name) => MANIFEST.test(name))) {
    eachElement(textOf(archive, manifest), ['resource'], (resource) => {
      const href = resource.attributes['href'] ?? allOf(resource, 'file')[0]?.attributes['href'];
      if (!href) return;
      const name = posix.normalize(posix.join(posix.dirname(manifest), href));
      const tags = allOf(resource, 'keyword').map((one) => wordsOf(one).trim());
      if (archive.has(name) && !files.has(name)) files.set(name, { name, tags });
    });
  }
  for (const name of archive.names) {
    if (!MANIFEST.test(name) && !files.has(name)) files.set(name, { name, tags: [] });
  }
  return [...files.values()].filter(({ name }) => /\.(?:xml|dat|qti)$/i.test(name));
}

const textOf = (archive: Archive, name: string) =>
  tidyText(decodeText(archive.open(name) ?? new Uint8Array()));

class PackageReader {
  readonly questions: FoundQuestion[] = [];
  readonly complaints: string[] = [];
  /** True if any document contains questions. */
  isAny = false;
  private count = 0;
  private readonly archive: Archive | null;
  private readonly pictures: Pictures;

  constructor(archive: Archive | null, pictures: Pictures) {
    this.archive = archive;
    this.pictures = pictures;
  }

  /** An unreadable document is skipped, but a harmful one ends the import. */
  file(listed: Listed) {
    if (!this.archive) return;
    const text = textOf(this.archive, listed.name);
    if (!ROOTS.test(text.slice(0, 4_000))) return;
    this.isAny = true;
    try {
      this.document(text, listed);
    } catch (error) {
      if (!(error instanceof FileRefusal) || error.reason !== 'broken') throw error;
      this.complaints.push(complaintTexts.file(listed.name));
    }
  }

  document(xml: string, { name, tags }: Listed) {
    const dir = posix.dirname(name);
    const place = { dir: dir === '.' ? '' : dir, archive: this.archive, pictures: this.pictures };
    eachElement(xml, ['assessmentItem', 'qti-assessment-item', 'item'], (item) => {
      if (this.questions.length > MOST_QUESTIONS) return;
      this.count += 1;
      const { title, identifier, ident } = item.attributes;
      const where = placeTexts.item(title || identifier || ident || name, this.count);
      this.keep(where, readAny(item, { tags, place, where }));
    });
  }

  private keep(where: string, found: FoundQuestion | string) {
    if (typeof found === 'string') this.complaints.push(complaintTexts.kind(where, found));
    else this.questions.push(found);
  }
}

const readAny = (item: Element, around: Parameters<typeof readItem>[1]) =>
  item.name === 'item' ? readFirst(item, around) : readItem(item, around);
