import type { UploadParameters } from '@cheese/domain/contract/base/shapes/upload';
import axios, { type AxiosProgressEvent, isAxiosError } from 'axios';

/** A random name, unique under the user's own prefix. */
const nameOf = (file: File) => {
  const suffix = /\.(\w{1,8})$/u.exec(file.name)?.[1]?.toLowerCase() ?? 'png';
  return `${crypto.randomUUID()}.${suffix}`;
};

interface Watch {
  /** Progress from 0 to 1. */
  onShare: (share: number) => void;
  signal: AbortSignal;
}

/** Puts a picture straight into the storage; answers where it stands from now on. */
export async function uploadPicture(
  file: File,
  permission: UploadParameters,
  watch?: Watch,
): Promise<string> {
  const { host, keyPrefix, fields } = permission;
  const key = `${keyPrefix}${nameOf(file)}`;
  const form = new FormData();
  form.append('key', key);
  for (const { name, value } of fields) form.append(name, value);
  // Last: a storage reads the fields before it takes the file.
  form.append('file', file);
  const watched = watch && {
    signal: watch.signal,
    onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => watch.onShare(progress),
  };
  await axios.post(host, form, watched);
  return key;
}

/** Why the storage did not take it, in words, where it said so. */
export const saidByStorage = (error: unknown): string | undefined =>
  isAxiosError<{ message?: string }>(error) ? error.response?.data.message : undefined;
