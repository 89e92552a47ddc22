import { type UploadKind, uploadSuffixes } from '../../codes/base/uploadSuffixes';
import { countedMessages } from '../../texts/countedMessages';

/** The last suffix of a file's name, in lower case; '' for a name such as `.pdf`. */
export const suffixOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : '';
};

/** The kind of file by its name; null if it may not be uploaded. */
export const uploadKindOf = (fileName: string): UploadKind | null => {
  const suffix = suffixOf(fileName);
  const kinds = Object.keys(uploadSuffixes) as UploadKind[];
  return kinds.find((kind) => suffixesOf([kind]).includes(suffix)) ?? null;
};

/** The fault of a file's name if only these kinds are accepted, or null. */
export const uploadFault = (fileName: string, kinds: readonly UploadKind[]): string | null => {
  const taken = suffixesOf(kinds);
  return taken.includes(suffixOf(fileName)) ? null : countedMessages.suffixRefused(taken);
};

const suffixesOf = (kinds: readonly UploadKind[]): string[] =>
  kinds.flatMap((kind) => [...uploadSuffixes[kind]]);
