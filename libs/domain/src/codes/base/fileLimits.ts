import type { UploadKind } from './uploadSuffixes';

const MB = 1024 ** 2;

/** The maximum size of a file sent with a call, in bytes. */
export const fileLimits = { avatar: 5 * MB, importList: 10 * MB, questionFile: 60 * MB } as const;

/** A sound in a question lasts a few seconds; recordings of lessons may be longer. */
export const questionSoundBytes = 20 * MB;

/** The maximum size of a file uploaded directly to the storage. */
export const uploadLimits = {
  document: 200 * MB,
  image: 20 * MB,
  video: 2048 * MB,
  audio: 200 * MB,
  specimen: 2048 * MB,
} as const satisfies Record<UploadKind, number>;
