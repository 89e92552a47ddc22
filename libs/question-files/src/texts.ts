const LONGEST_ADDRESS = 60;

export const lostTexts = {
  elements: {
    script: '脚本',
    'iframe|object|embed': '嵌入的网页或对象',
    video: '视频',
    svg: 'SVG 图形',
    'form|input|select|textarea|button': '表单',
  },
  picture: (address: string) => `图片“${address.slice(0, LONGEST_ADDRESS)}”未能带入`,
  sound: (address: string) => `音频“${address.slice(0, LONGEST_ADDRESS)}”未能带入`,
  weights: '选项的部分得分（权重）',
  someOfMany: '只得部分分的答案',
  feedback: '按对错分别显示的反馈',
  hints: '提示',
  wildcard: '答案中的通配符 *',
  units: '单位',
  template: '作答模板',
  menu: '选择性填空的备选项',
  pictures: '图片',
  sounds: '音频',
  tables: '表格的格线（文字已保留）',
  group: '题组',
  chapters: (most: number) => `第 ${most} 层以下的章节`,
  chapterName: (most: number) => `章节名称中第 ${most} 字以后的部分`,
  drawing: '图形或不支持的图片格式',
  grading: (html: string) => `评分说明：${html}`,
  answersMany: '一个提示有多个可接受的选项，只保留第一个',
  prompts: '空的提示文字',
  key: '参考答案',
  areas: '图上的答案区域',
  rich: '选项中的图片与排版',
  picturesMissing: (name: string) => `图片“${name}”`,
  soundMissing: (name: string) => `音频“${name}”`,
  kind: (name: string) => `不支持的题型：${name}`,
  formula: '公式的排版（文字已保留）',
  openRange: '数值范围的端点（原为不含端点）',
  halfRange: '只有一端的数值范围',
  stimulus: (address: string) => `共用材料“${address.slice(0, LONGEST_ADDRESS)}”`,
  symbol: '特殊字体的符号',
  answerPicture: '答案中的图片（已移至解析）',
  answerTable: '答案中的表格（已移至解析）',
  described: (words: string) => `说明文字“${words}”作为了共用题干`,
  share: (share: string, word: string) => `难度系数 ${share} 按得分率换算为“${word}”`,
  range: '数值范围在那里按文字比较',
  partsOfSentence: '填空不止一个，无法写入',
  kindNotHeld: (name: string) => `这种格式写不下${name}`,
  word: (name: string) => `“${name}”`,
} as const;

export const faultTexts = {
  stemEmpty: '没有题干',
  stemLong: (most: number) => `超过 ${most} 字`,
  tooLong: (most: number) => `有一项超过 ${most} 字`,
  tooMany: (most: number) => `多于 ${most} 项`,
  optionsFew: '选项少于两个',
  optionsMany: (most: number) => `选项多于 ${most} 个`,
  optionEmpty: (key: string) => `选项 ${key} 是空的`,
  optionsSame: (keys: string) => `选项 ${keys} 相同`,
  optionMixed: (key: string) => `选项 ${key} 里像是混进了另一道题`,
  optionKeys: '选项的字母有重复',
  keyMissing: '没有答案',
  kindUnseen: '看不出题型，也没有答案',
  spanReversed: (span: string) => `数值范围“${span}”的起点大于终点`,
  keyWrong: '答案与题目不符',
  keyNotAmong: (words: string) => `答案“${words}”不在选项之中`,
  keyTwice: (inStem: string, below: string) => `题干括号里写着“${inStem}”，与答案“${below}”不同`,
  blanksMissing: '没有空可填',
  type: (words: string) => `题型“${words}”不认识`,
  difficulty: (words: string) => `难度“${words}”不认识`,
  unsafe: {
    date: '这个单元格被表格软件改成了日期，请按文本填写',
    long: '这个单元格的数字太长，末几位已丢失，请按文本填写',
    error: '这个单元格是公式的错误值',
  },
  tagsMany: (most: number) => `标签多于 ${most} 个`,
} as const;

export const complaintTexts = {
  nothing: '文件里没有找到题目',
  tooMany: (most: number) => `一次最多导入 ${most} 道题，其余没有读取`,
  unread: (place: string, words: string) => `${place}：“${words}”没有读懂，未导入`,
  sheetUnread: (name: string) => `工作表“${name}”里没有“题干”列，没有读取`,
  bookPictures: (count: number) =>
    `工作簿里的 ${count} 张图片没有带入；带图片的题目请用 Word 文档导入，或在预览里补上`,
  columnUnknown: (title: string) => `列“${title}”不认识，没有导入`,
  keyWithoutQuestion: (number: string) => `答案里的第 ${number} 题找不到题目`,
  keyTable: (place: string) => `${place}：这张表没有读懂，其中的答案未导入`,
  contextUnused: (place: string) => `${place}：共用题干后面没有题目，未导入`,
  columnMissing: (title: string) => `没有找到“${title}”列`,
  kind: (place: string, name: string) => `${place}：不支持的题型“${name}”，未导入`,
  file: (name: string) => `“${name}”打不开，未导入`,
  somewhere: (what: string) => `文件里有未能带入的内容：${what}`,
} as const;

export const placeTexts = {
  row: (row: number) => `第 ${row} 行`,
  line: (line: number) => `第 ${line} 行`,
  table: '表格',
  paragraph: (number: number) => `第 ${number} 段`,
  item: (name: string, at: number) => (name ? `第 ${at} 题（${name}）` : `第 ${at} 题`),
} as const;

export const truth = { right: '正确', wrong: '错误' } as const;

/** What an editor and a learner see where something is to be filled in. */
export const GAP = '____';
