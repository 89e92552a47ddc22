import { type MediaKind, mediaSuffixes, privateSlideSuffixes } from '../../codes/learning/media';
import type { MediaRules } from '../../contract/learning/media';
import { countedMessages } from '../../texts/countedMessages';
import { suffixOf } from '../site/uploadSuffix';

type Able = Pick<MediaRules, 'makesSizes' | 'readsOffice'>;

/** The suffixes accepted by a deployment, depending on its installed converters. */
export function suffixesTaken(kind: MediaKind, { makesSizes, readsOffice }: Able) {
  const all: readonly string[] = mediaSuffixes[kind];
  const isMade = { film: makesSizes, document: readsOffice, slide: true, model: true }[kind];
  return isMade ? all : all.slice(0, 1);
}

export const mostBytes = (
  kind: MediaKind,
  rules: Pick<MediaRules, 'filmBytes' | 'documentBytes' | 'slideBytes' | 'modelBytes'>,
) => rules[`${kind}Bytes`];

/** True for proprietary slides, which are stored as they are and can rarely be displayed. */
export const isPrivateSlide = (name: string) =>
  (privateSlideSuffixes as readonly string[]).includes(suffixOf(name));

/** Splits suffixes into those that can be displayed and those that are only stored. */
export function shownAndKept(suffixes: readonly string[]) {
  const isKept = (suffix: string) => (privateSlideSuffixes as readonly string[]).includes(suffix);
  return {
    shown: suffixes.filter((suffix) => !isKept(suffix)),
    kept: suffixes.filter(isKept),
  };
}

interface Offered {
  name: string;
  size: number;
}

/** Checked before anything is uploaded; null if the file is acceptable. */
export function mediaFault({ name, size }: Offered, kind: MediaKind, rules: MediaRules) {
  const taken = suffixesTaken(kind, rules);
  if (!taken.includes(suffixOf(name))) return countedMessages.suffixRefused(taken);
  if (size === 0) return countedMessages.emptyFile;
  const most = mostBytes(kind, rules);
  return size > most ? countedMessages.fileTooLarge(most) : null;
}
