export const texts = {
  progress: (name: string) => `${name} 上传进度`,
  going: (share: number) => `上传中 ${Math.floor(share * 100)}%`,
  done: '上传完成',
  broken: '上传中断，已传部分会保留',
  refused: '服务器拒绝接收该文件，请检查后重新上传',
  refusals: {
    404: '上传已失效，请移除后重新上传',
    413: '文件太大，服务器拒绝接收',
    415: '服务器不接收这种格式的文件',
  },
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
