import { type UploadKind, uploadSuffixes } from '../../codes/base/uploadSuffixes';
import { countedMessages } from '../../texts/countedMessages';

/** The last suffix of a file's name, in lower case. A name that only has a suffix has none. */
export const suffixOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : '';
};

/** What kind of file a name promises, or null where it may not be uploaded at all. */
export const uploadKindOf = (fileName: string): UploadKind | null => {
  const suffix = suffixOf(fileName);
  const kinds = Object.keys(uploadSuffixes) as UploadKind[];
  return kinds.find((kind) => suffixesOf([kind]).includes(suffix)) ?? null;
};

/** What is wrong with a file's name where only these kinds are taken, or null. */
export const uploadFault = (fileName: string, kinds: readonly UploadKind[]): string | null => {
  const taken = suffixesOf(kinds);
  return taken.includes(suffixOf(fileName)) ? null : countedMessages.suffixRefused(taken);
};

const suffixesOf = (kinds: readonly UploadKind[]): string[] =>
  kinds.flatMap((kind) => [...uploadSuffixes[kind]]);
