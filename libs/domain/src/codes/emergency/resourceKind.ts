import type { UploadKind } from '../base/uploadSuffixes';

/** The file type of an emergency-care resource, which decides how it is displayed. */
export const resourceKinds = { 1: '图文', 2: '视频', 3: '音频', 4: '文档' } as const;
export type ResourceKind = keyof typeof resourceKinds;
export const resourceKindCodes = {
  article: 1,
  video: 2,
  audio: 3,
  document: 4,
} as const satisfies Record<string, ResourceKind>;

/** The file types of each kind; specimens belong to the main site. */
export const filesOfResource = {
  1: 'image',
  2: 'video',
  3: 'audio',
  4: 'document',
} as const satisfies Record<ResourceKind, UploadKind>;
