const [MINUTE_S, HOUR_S] = [60, 3600];

/** Messages that contain a number. */
export const countedMessages = {
  /** A waiting time, rounded up to a readable unit. */
  wait: (seconds: number) => {
    if (seconds < 2 * MINUTE_S) return `${seconds} 秒`;
    if (seconds < 2 * HOUR_S) return `${Math.ceil(seconds / MINUTE_S)} 分钟`;
    return `${Math.ceil(seconds / HOUR_S)} 小时`;
  },
  tooMany: (wait: string) => `操作过于频繁，请 ${wait}后再试`,
  checkUnderWay: (wait: string) => `您的上一次检查还没有完成，请 ${wait}后再试`,
  tooManyPasswords: (wait: string) => `密码错误次数过多，请 ${wait}后再试，或改用验证码登录`,
  tooManySchoolPasswords: (wait: string) =>
    `密码错误次数过多，请 ${wait}后再试，或使用您登录过的设备登录`,
  retryLesson: (wait: string) => `答案与解析刚公布，请复习后过 ${wait}再测`,
  loginQueued: (ahead: number, wait: string) =>
    `当前登录人数较多，您前面还有 ${ahead} 人，约 ${wait}后轮到您，您的位置会保留`,
  tooManySms: (wait: string) => `验证码发送过于频繁，请 ${wait}后再试`,
  resendIn: (seconds: number) => `${seconds}秒后重发`,
  toLoginIn: (seconds: number) => `${seconds}秒后自动跳转到登录页`,
  selected: (count: number) => `已选${count}个`,
  minutesAgo: (count: number) => `${count}分钟前`,
  hoursAgo: (count: number) => `${count}小时前`,
  daysAgo: (count: number) => `${count}天前`,
  monthsAgo: (count: number) => `${count}个月前`,
  yearsAgo: (count: number) => `${count}年前`,
  /** `suffixes` are the accepted ones. */
  suffixRefused: (suffixes: readonly string[]) =>
    `不支持该文件格式，请上传 ${suffixes.join('、')} 格式的文件`,
  chapters: (count: number) => `${count}章`,
  courseware: (count: number) => `${count}个课件`,
  rating: (average: string, count: number) => `${average}分（${count}人评）`,
  studied: (count: number, of: number) => `已学 ${count} / ${of}`,
  emptyFile: '文件是空的',
  fileTooLarge: (maxBytes: number) => `文件不能超过 ${Math.floor(maxBytes / 1024 ** 2)} MB`,
} as const;
