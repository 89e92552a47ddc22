export const texts = {
  progress: (name: string) => `${name} 上传进度`,
  going: (share: number) => `上传中 ${Math.floor(share * 100)}%`,
  done: '上传完成',
  broken: '上传中断，已传部分会保留',
  resume: '继续上传',
  cancel: '取消上传',
  remove: '移除',
  of: (what: string, name: string) => `${what}：${name}`,
  tooMany: (most: number) => `最多上传 ${most} 个文件`,
  fault: (name: string, fault: string) => `${name}：${fault}`,
  hint: (suffixes: readonly string[], megabytes: number) =>
    `支持 ${suffixes.join('、')}，单个文件不超过 ${megabytes} MB`,
  empty: '文件是空的',
} as const;
