/** The words that always belong to a look around. */
export const texts = {
  canvas: (name: string) => `${name}全景，用方向键转动视角，加号和减号缩放`,
  hint: '拖动或按方向键转动视角，滚轮、双指或加减号缩放',
  controls: '视角控制',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '回到正面',
  fullscreen: '全屏',
  leaveFullscreen: '退出全屏',
  loading: '全景加载中',
} as const;
