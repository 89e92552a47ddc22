export const slideReportTexts = {
  waits: (slide: string) => ({
    title: '有切片反馈等待处理',
    text: `有人反馈切片“${slide}”有问题，请到“切片反馈”中查看。处理之前，这张切片的其他反馈不再提醒。`,
  }),
  answered: (slide: string, reply: string, isAccepted: boolean) => ({
    title: isAccepted ? '您反馈的切片问题已处理' : '您反馈的切片问题有了回复',
    text: `您对切片“${slide}”的反馈${isAccepted ? '已处理' : '经核对未作改动'}。回复：${reply}`,
  }),
} as const;
