import type { UploadKind } from './uploadSuffixes';

const MB = 1024 ** 2;

/** How many bytes a file may have that a call takes itself. */
export const fileLimits = { avatar: 5 * MB, importList: 10 * MB, questionFile: 60 * MB } as const;

/** A sound within a question is a few seconds; recordings of lessons may be longer. */
export const questionSoundBytes = 20 * MB;

/** The same for what goes straight into the storage. */
export const uploadLimits = {
  document: 200 * MB,
  image: 20 * MB,
  video: 2048 * MB,
  audio: 200 * MB,
  specimen: 2048 * MB,
} as const satisfies Record<UploadKind, number>;
