import { looksLikeAiken, readAiken } from './aiken/readAiken';
import { looksLikeGift, readGift } from './gift/readGift';
import type { PictureOf } from './html/clean';
import { looksLikeMoodle, readMoodle } from './moodle/readMoodle';
import type { Pictures } from './pictures';
import { looksLikeQti, readQti } from './qti/readQti';
import { looksLikeDocx, readDocx } from './docx/readDocx';
import { unreadable } from './refusal';
import { holdsSheets } from './sheet/isWorkbook';
import { readBook } from './sheet/readBook';
import type { ReadOptions, Reading } from './shapes';
import { looksLikeText, readText } from './text/readText';
import type { Archive } from './zip/read';

/** What a format may look at to know its own. */
export interface Source {
  archive: Archive | null;
  /** Empty where the file is an archive. */
  text: string;
  options: ReadOptions;
  pictures: Pictures;
}

interface Format {
  looks(source: Source): boolean;
  read(source: Source): Reading & { pictureOf?: PictureOf };
}

export type FormatName = 'xlsx' | 'docx' | 'qti' | 'moodle' | 'aiken' | 'gift' | 'text';

/** In the order in which they are tried: those that are sure of themselves come first. */
export const formats: Record<FormatName, Format> = {
  xlsx: {
    looks: ({ archive }) => holdsSheets(archive),
    read: ({ options, archive }) => readBook(options, archive),
  },
  docx: {
    looks: ({ archive }) => looksLikeDocx(archive),
    read: ({ archive, pictures }) => readDocx(archive ?? unreadable(), pictures),
  },
  qti: {
    looks: ({ archive, text }) => looksLikeQti(archive, text),
    read: readQti,
  },
  moodle: {
    looks: ({ text }) => looksLikeMoodle(text),
    read: ({ text, pictures }) => readMoodle(text, pictures),
  },
  aiken: {
    looks: ({ text }) => looksLikeAiken(text),
    read: ({ text }) => readAiken(text),
  },
  gift: {
    looks: ({ text }) => looksLikeGift(text),
    read: ({ text }) => readGift(text),
  },
  text: {
    looks: ({ text }) => looksLikeText(text),
    read: ({ text }) => readText(text),
  },
};
