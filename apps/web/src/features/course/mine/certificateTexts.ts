const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} 分钟`;

export const certificateTexts = {
  left: (count: number, share: number) =>
    `再学完 ${count} 项可得结业证书（须学完计入证书的课件的 ${share}%）`,
  byHand: (total: number) => `计入的是由系统核对的 ${total} 项，手动标记的课件不计入。`,
  noneCounts: '本课程目前没有计入结业证书的课件',
  waits: '结业证书正在等待教师核实：学习得太快。',
  declined: (reason: string) => `结业证书未通过教师核实，原因：${reason}。`,
  times: (recordedS: number, leastS: number) =>
    `已完成的课件至少需要 ${minutes(leastS)}，记录中有效的学习时长为 ${minutes(recordedS)}。`,
  learnOn: '您可以等待教师核实，也可以回看学得过快的课件，时长补足后自动颁发。',
  learnAgain: '请回看学得过快的课件，时长补足后会再次提交教师核实。',
  see: '查看结业证书',
  revoked: '结业证书已被吊销，查看原因',
  mine: '我的结业证书',
  issued: (day: string) => `${day}颁发`,
} as const;
