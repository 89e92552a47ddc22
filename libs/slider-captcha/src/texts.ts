export interface CaptchaTexts {
  title: string;
  close: string;
  refresh: string;
  retry: string;
  picture: string;
  slider: string;
  moved: (pixels: number) => string;
  hint: string;
  keys: string;
  loading: string;
  broken: string;
  checking: string;
  accepted: string;
  rejected: string;
  unchecked: string;
}

export const defaultTexts: CaptchaTexts = {
  title: '请完成安全验证',
  close: '关闭',
  refresh: '换一张',
  retry: '重试',
  picture: '拼图：请把左侧的拼图块移到图中的缺口处',
  slider: '拼图滑块',
  moved: (pixels) => `已向右移动 ${pixels} 像素`,
  hint: '向右拖动滑块完成拼图',
  keys: '键盘：← → 微调，Shift 加速，Enter 确认',
  loading: '图片加载中',
  broken: '图片加载失败',
  checking: '正在验证',
  accepted: '验证通过',
  rejected: '没有对准缺口，请再试一次',
  unchecked: '验证未完成，请稍后重试',
};
