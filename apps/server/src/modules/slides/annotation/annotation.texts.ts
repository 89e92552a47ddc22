export const annotationTexts = {
  handedIn: (writer: string, slide: string) => ({
    title: '有学生提交了切片标注',
    text: `${writer}提交了切片“${slide}”上的标注，可在该切片的“图层”中“学生提交”下查看。`,
  }),
} as const;
