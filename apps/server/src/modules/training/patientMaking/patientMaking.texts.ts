import { FORMAT } from '@cheese/patients/exchange/pack';

export const patientMakingTexts = {
  noJson: '不是 JSON 文件。',
  noCase: '不是虚拟病人的文件。',
  otherFormat: `文件的格式版本不是 ${FORMAT}，无法读取。`,
  noSigns: '含有无法保存的字符。',
  wrong: '内容不符合要求。',
  kinds: {
    type: '类型不对。',
    maxLength: '文字太长。',
    maxItems: '列表太长。',
    pattern: '应当由字母和数字组成，以字母开头。',
    enum: '应当是其中之一。',
    required: '缺少字段。',
    boolean: '不认识的字段。',
    minimum: '数值太小。',
    maximum: '数值太大。',
  },
} as const;
