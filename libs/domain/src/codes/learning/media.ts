/** What a school keeps for its courses. */
export const mediaKinds = {
  film: '视频',
  document: '文档',
  slide: '数字切片',
  model: '三维模型',
} as const;
export type MediaKind = keyof typeof mediaKinds;

/** How far a film or document is on its way to being shown. */
export const mediaStates = {
  uploading: '上传中',
  waiting: '等待处理',
  working: '处理中',
  ready: '可使用',
  failed: '处理失败',
} as const;
export type MediaState = keyof typeof mediaStates;

/** What nobody here reads: kept as it is, and shown where a TIFF is inside. */
export const privateSlideSuffixes = [
  ...(['kfb', 'kfbzm', 'zmspe', 'dttzm', 'odttzm', '3dttzm', 'mrxs', 'ndpi'] as const),
  ...(['jp2', 'j2k', 'dcm'] as const),
] as const;

/** By the last part of a file's name; what it is in truth its bytes say. */
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
  /** How many may be asked about at once. */
  atOnce: 50,
  /** No deployment lets more through: it is what a storage takes in one piece. */
  bytes: 5 * 1024 ** 3,
  slideBytes: 4 * 1024 ** 3,
  /** Models are read as a whole, other than films and slides. */
  modelBytes: 200 * 1024 ** 2,
  /** Uploads of one person that have not come to their end. */
  underWay: 50,
} as const;
