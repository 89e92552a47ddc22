export const slideFindingTexts = {
  marked: (
    title: string,
    slide: string,
    { isDone, scored }: { isDone: boolean; scored: string },
  ) => ({
    title: isDone ? '您的切片报告已批阅' : '您的切片报告被退回修改',
    text: isDone
      ? `切片“${slide}”的报告“${title}”已批阅${scored}，可在该切片的“报告”中查看批注。`
      : `切片“${slide}”的报告“${title}”被退回，请在该切片的“报告”中按批注修改后重新提交。`,
  }),
  scored: (total: number, most: number) => (most > 0 ? `，得分 ${total} / ${most}` : ''),
} as const;
