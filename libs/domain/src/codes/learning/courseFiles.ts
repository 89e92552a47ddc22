export const courseImportStates = {
  uploading: '上传中',
  waiting: '等待处理',
  reading: '正在导入',
  done: '已导入',
  failed: '导入失败',
} as const;

export const courseFileLimits = {
  name: 200,
  /** About the size of a dozen films. */
  bytes: 10 * 1024 ** 3,
  /** Unfinished imports of one person. */
  underWay: 5,
} as const;

/** Checked in the browser before anything is uploaded. */
export function courseFileFault({ name, size }: { name: string; size: number }) {
  if (!/\.zip$/i.test(name)) return '请选择从课程导出的 zip 文件';
  if (size === 0) return '文件是空的';
  return size > courseFileLimits.bytes ? '文件超过 10 GB，请拆分课程后分别导入' : null;
}
