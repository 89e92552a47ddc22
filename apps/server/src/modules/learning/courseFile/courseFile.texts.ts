export const left = {
  media: (name: string) => `“${name}”还没有处理完成，未包含在文件中`,
  mediaGone: (name: string) => `“${name}”的原文件已不存在，未包含在文件中`,
  picture: (where: string) => `“${where}”中的图片已不存在或无法识别，未包含`,
  sound: (where: string) => `“${where}”中的音频已不存在或无法识别，未包含`,
  soundTaken: (name: string) => `音频“${name}”无法识别或过大，未导入`,
  questions: (title: string, count: number) =>
    `课件“${title}”：${count} 道题目不在您能使用的题库中，未导入`,
  slides: (title: string, names: readonly string[]) =>
    `课件“${title}”：切片${names.map((name) => `“${name}”`).join('、')}不在您能使用的切片中，未导入`,
  slidesByNumber: (title: string) =>
    `课件“${title}”：文件由较早的版本导出，其中的切片未导入，请重新选择`,
  slidesGone: (title: string, count: number) =>
    `课件“${title}”：${count} 张切片已不能使用，未包含在文件中`,
  thingsGone: (title: string) => `课件“${title}”：有内容已移除或不能使用，未包含在文件中`,
  shelf: (title: string) => `课件“${title}”：所选资源在本平台不存在，未导入`,
  subtitles: (title: string) => `课件“${title}”：字幕不是有效的 WebVTT，未导入`,
  film: (name: string, why: string) => `“${name}”未导入：${why}`,
  cancelled: '已取消',
} as const;

/** Places outside of items. */
export const places = { introduction: '课程介绍', cover: '课程封面' } as const;
