/** The formats of 3D models by file suffix. Pages show `glb`; the others are converted to it. */
export const modelFormats = {
  glb: '网页模型',
  fbx: 'FBX模型',
  kfbzm: '标本包',
  odttzm: '单体标本包',
  dttzm: '多体标本包',
  '3dttzm': '三维标本包',
  zmspe: '标本工程包',
} as const;
export type ModelFormat = keyof typeof modelFormats;
