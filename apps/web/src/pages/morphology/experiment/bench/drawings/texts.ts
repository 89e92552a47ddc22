export const texts = {
  tracing: '心缩曲线',
  listen: '听放气过程',
  stop: '停止',
  showSounds: '同时显示声音强弱',
  needle: (pressure: number) => `${Math.round(pressure)} mmHg`,
  deflation: '放气过程',
  blows: '呼气曲线',
  litres: '容积 (L)',
  flow: '流量 (L/s)',
  seconds: '时间 (s)',
  columns: ['呼气', 'FEV₁ (L)', 'FVC (L)', 'PEF (L/s)', '外推容积 (L)', '时长 (s)'],
  blow: (number: number, isAfterDrug: boolean) =>
    isAfterDrug ? `第 ${number} 次，用药后` : `第 ${number} 次`,
} as const;
