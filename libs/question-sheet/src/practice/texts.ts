export const texts = {
  check: '核对答案',
  remembered: '记得怎么样？（已按作答预选，可以修改）',
  gradeKeys: '键盘：1 重来，2 困难，3 良好，4 轻松',
  inDays: (days: number) =>
    days < 60
      ? `${days} 天后`
      : days < 730
        ? `${Math.round(days / 30)} 个月后`
        : `${Math.round(days / 365)} 年后`,
  collect: '收藏',
  collected: '已收藏',
  note: '笔记',
  noteOf: '本题笔记',
  saveNote: '保存笔记',
  noteSaved: '笔记已保存',
  report: '报错',
  reportTitle: '题目报错',
  reportWhat: '问题描述',
  reportLead: '请说明题干、选项、答案或解析有什么问题。',
  send: '提交',
  reported: '已提交，感谢您的反馈',
} as const;
