/** A layer over a slide belongs to its teachers or to one learner. */
export const layerKinds = { teaching: '教师图层', own: '我的图层' } as const;
export type LayerKind = keyof typeof layerKinds;

/** The shapes that `libs/slide-viewer` draws. */
export const shapeKinds = {
  point: '标记点',
  arrow: '箭头',
  line: '直线',
  path: '折线',
  rectangle: '矩形',
  ellipse: '椭圆',
  polygon: '多边形',
  freehand: '手绘',
  angle: '角度',
  text: '文字',
} as const;

export const layerColours = {
  yellow: '黄',
  red: '红',
  blue: '蓝',
  green: '绿',
  white: '白',
  black: '黑',
} as const;

/** More than anybody draws by hand on one slide. */
export const layerLimits = {
  shapes: 5_000,
  /** Points of one shape, where x and y count as one. */
  points: 2_000,
  /** Points of all shapes of a layer. */
  allPoints: 100_000,
  text: 1_000,
  /** Characters of all texts of a layer. */
  words: 60_000,
  name: 30,
  /** Shapes changed by one call; a larger change takes several calls. */
  step: 1_000,
  /** Layers of one school, or of the platform, on one slide. */
  layers: 50,
} as const;
