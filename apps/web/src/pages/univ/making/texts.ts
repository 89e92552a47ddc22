import { texts as common } from '@cheese/ui/management/texts';

/** Shared by all content that is made, published and withdrawn. */
export const texts = {
  filters: { state: '状态', shelf: '归属' },
  takeFile: '导入文件',
  taken: '已导入为草稿',
  fileTooBig: (most: number) => `文件太大：最多 ${most} 字`,
  state: '状态',
  version: '版本',
  versionOf: (version: number) => (version === 0 ? '—' : `第 ${version} 版`),
  updated: '最近修改',
  operations: common.operations,
  look: '查看',
  withdraw: '收回',
  withdrawn: '已收回，学习者不再看到',
  remove: '删除',
  loss: '将丢失的内容',
  keepIt: '取消',
  removeIt: '确认删除',
  untitled: '（未命名）',
} as const;
