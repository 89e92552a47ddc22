import type { Seed } from '../planting/seed';
import { download } from '@cheese/server/modules/content/download/download.tables';

/** No package comes with the source: each line says so, until an operator stores one. */
const lines = [
  {
    kind: 1,
    name: '手机客户端（安卓）',
    note: '安装包由运营方按自己的签名发布，当前部署尚未配置。可先用手机浏览器访问本站，功能相同。',
  },
  {
    kind: 2,
    name: '手机客户端（iOS）',
    note: 'iOS 客户端须经 App Store 上架，当前部署尚未配置商店地址。可用 Safari 访问本站并添加到主屏幕。',
  },
  {
    kind: 3,
    name: 'PPT授课插件',
    note: '插件用于在幻灯片中插入数字切片与三维标本，当前部署尚未配置安装包。授课时可在浏览器中打开标本并全屏展示。',
  },
  {
    kind: 4,
    name: '急救演练系统 教室版',
    note: '教室版随演练设备交付，需由实施人员安装。个人学习请直接使用网页版急救演练。',
  },
] as const;

export const seedDownloads: Seed = {
  area: 'downloads',
  async plant({ db, clock }) {
    await db.insert(download).values(lines.map((line) => ({ ...line, updatedAt: clock.now() })));
  },
};
