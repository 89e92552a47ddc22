import type { Download } from '@cheese/domain/contract/content/shapes/downloadShapes';

const updatedAt = Date.parse('2026-11-01T08:00:00+08:00');

export const anApp: Download = {
  id: 1,
  kind: 1,
  name: '手机客户端',
  note: '安卓 8 以上',
  file: { path: 'download/app.apk', version: '1.0.0', bytes: 5_242_880, updatedAt },
};
