/** The messages about an invalid field of a call's input. */
export const validationTexts = {
  missing: (field: string) => `缺少参数：${field}`,
  unknown: (field: string) => `不支持的参数：${field}`,
  type: (field: string, type: string) => `参数 ${field} 的类型应为${typeNames[type] ?? type}`,
  atLeast: (field: string, limit: number) => `参数 ${field} 不能小于 ${limit}`,
  atMost: (field: string, limit: number) => `参数 ${field} 不能大于 ${limit}`,
  tooShort: (field: string, limit: number) => `参数 ${field} 不能少于 ${limit} 个字符`,
  tooLong: (field: string, limit: number) => `参数 ${field} 不能超过 ${limit} 个字符`,
  notOneOf: (field: string) => `参数 ${field} 的取值不在允许范围内`,
  wrong: (field: string) => `参数 ${field} 格式不正确`,
  body: '请求内容',
} as const;

const typeNames: Record<string, string> = {
  integer: '整数',
  number: '数字',
  string: '文本',
  boolean: '布尔值',
  array: '列表',
  object: '对象',
};
