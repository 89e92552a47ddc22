export const texts = {
  title: '向教师提问',
  lead: '说清楚您在哪一步有疑问，教师回答后会在消息中心提醒您。',
  question: '问题',
  titlePlaceholder: '一句话说清您的问题',
  text: '详细说明',
  textPlaceholder: '您是怎么想的，卡在哪里；请勿填写患者信息',
  titleEmpty: '请填写问题',
  textEmpty: '请填写详细说明',
  send: '提交',
  sent: '提问已提交',
  held: '已提交，审核通过后其他人可见',
  back: '返回问答列表',
} as const;
