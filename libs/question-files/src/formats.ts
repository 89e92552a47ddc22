import { looksLikeAiken, readAiken } from './aiken/readAiken';
import { looksLikeCsv, readCsv } from './csv/readCsv';
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

/** The input by which a format recognises its files. */
export interface Source {
  archive: Archive | null;
  /** '' if the file is an archive. */
  text: string;
  options: ReadOptions;
  pictures: Pictures;
}

interface Format {
  /** The longest text that is read while a user waits. */
  mostLetters: number;
  looks(source: Source): boolean;
  read(source: Source): Reading & { pictureOf?: PictureOf };
}

/** Twenty thousand questions with a page of explanation each; only documents hold pictures. */
const WORDS = 24_000_000;
const WITH_PICTURES = 64 * 1024 ** 2;

export type FormatName = 'xlsx' | 'csv' | 'docx' | 'qti' | 'moodle' | 'aiken' | 'gift' | 'text';

/** In the order tried: the most specific formats first. */
export const formats: Record<FormatName, Format> = {
  xlsx: {
    mostLetters: WITH_PICTURES,
    looks: ({ archive }) => holdsSheets(archive),
    read: ({ options, archive }) => readBook(options, archive),
  },
  docx: {
    mostLetters: WITH_PICTURES,
    looks: ({ archive }) => looksLikeDocx(archive),
    read: ({ archive, pictures }) => readDocx(archive ?? unreadable(), pictures),
  },
  qti: {
    mostLetters: WITH_PICTURES,
    looks: ({ archive, text }) => looksLikeQti(archive, text),
    read: readQti,
  },
  moodle: {
    mostLetters: WITH_PICTURES,
    looks: ({ text }) => looksLikeMoodle(text),
    read: ({ text, pictures }) => readMoodle(text, pictures),
  },
  csv: {
    mostLetters: WORDS,
    looks: ({ text, options }) => looksLikeCsv(text, options),
    read: ({ text, options }) => readCsv(text, options),
  },
  aiken: {
    mostLetters: WORDS,
    looks: ({ text }) => looksLikeAiken(text),
    read: ({ text }) => readAiken(text),
  },
  gift: {
    mostLetters: WORDS,
    looks: ({ text }) => looksLikeGift(text),
    read: ({ text }) => readGift(text),
  },
  text: {
    mostLetters: WORDS,
    looks: ({ text }) => looksLikeText(text),
    read: ({ text }) => readText(text),
  },
};
