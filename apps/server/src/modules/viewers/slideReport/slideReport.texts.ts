export const slideReportTexts = {
  answered: (slide: string, reply: string, isAccepted: boolean) => ({
    title: isAccepted ? '您反馈的切片问题已处理' : '您反馈的切片问题有了回复',
    text: `您对切片“${slide}”的反馈${isAccepted ? '已处理' : '经核对未作改动'}。回复：${reply}`,
  }),
} as const;
