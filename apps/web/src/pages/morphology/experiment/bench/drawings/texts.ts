export const texts = {
  tracing: '心缩曲线',
  listen: '听放气过程',
  stop: '停止',
  showSounds: '同时显示声音强弱',
  needle: (pressure: number) => `${Math.round(pressure)} mmHg`,
  deflation: '放气过程',
} as const;
