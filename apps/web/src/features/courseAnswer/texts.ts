export const texts = {
  answer: '写回答',
  placeholder: '写下您的解答',
  send: '提交回答',
  sending: '提交中…',
  empty: '请填写内容',
  pictures: '图片',
  sent: '回答已发布',
  held: '已提交，审核通过后其他人可见',
} as const;
