/** The words of the product that hold a number. */
export const countedMessages = {
  resendIn: (seconds: number) => `${seconds}秒后重发`,
  toLoginIn: (seconds: number) => `${seconds}秒后自动跳转到登录页`,
  selected: (count: number) => `已选${count}个`,
  minutesAgo: (count: number) => `${count}分钟前`,
  hoursAgo: (count: number) => `${count}小时前`,
  daysAgo: (count: number) => `${count}天前`,
  monthsAgo: (count: number) => `${count}个月前`,
  yearsAgo: (count: number) => `${count}年前`,
  /** `suffixes` are those that would have been taken. */
  suffixRefused: (suffixes: readonly string[]) =>
    `不支持该文件格式，请上传 ${suffixes.join('、')} 格式的文件`,
  fileTooLarge: (maxBytes: number) => `文件不能超过 ${Math.floor(maxBytes / 1024 ** 2)} MB`,
} as const;
