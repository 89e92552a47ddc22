/** The kinds of files a school stores for its courses. */
export const mediaKinds = {
  film: '视频',
  document: '文档',
  slide: '数字切片',
  model: '三维模型',
} as const;
export type MediaKind = keyof typeof mediaKinds;

/** The state of a file on its way from upload to display. */
export const mediaStates = {
  uploading: '上传中',
  waiting: '等待处理',
  working: '处理中',
  ready: '可使用',
  failed: '处理失败',
} as const;
export type MediaState = keyof typeof mediaStates;

/**
 * Proprietary formats that cannot be read here: stored as they are, and displayed only if they
 * contain a TIFF.
 */
export const privateSlideSuffixes = [
  ...(['kfb', 'kfbzm', 'zmspe', 'dttzm', 'odttzm', '3dttzm', 'mrxs', 'ndpi'] as const),
  ...(['jp2', 'j2k', 'dcm'] as const),
] as const;

/** Accepted file suffixes; the real type is checked by the file's bytes. */
export const mediaSuffixes = {
  film: ['mp4', 'mov', 'm4v', 'webm', 'mkv'],
  document: ['pdf', 'ppt', 'pptx', 'doc', 'docx'],
  slide: [
    ...(['svs', 'tif', 'tiff', 'jpg', 'jpeg', 'png', 'bmp', 'zip'] as const),
    ...privateSlideSuffixes,
  ],
  model: ['glb', 'fbx', 'obj', 'stl', 'ply', 'zip'],
} as const satisfies Record<MediaKind, readonly string[]>;

export const mediaLimits = {
  name: 120,
  fingerprint: 100,
  keyword: 50,
  /** Files that can be queried at once. */
  atOnce: 50,
  /** The upper limit of every deployment: the largest object the storage accepts in one piece. */
  bytes: 5 * 1024 ** 3,
  slideBytes: 4 * 1024 ** 3,
  /** Unlike films and slides, models are read into memory as a whole. */
  modelBytes: 200 * 1024 ** 2,
  /** Unfinished uploads of one person. */
  underWay: 50,
} as const;
