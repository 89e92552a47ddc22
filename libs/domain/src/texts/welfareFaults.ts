/** The faults of what managers of a welfare centre entered. */
export const welfareFaults = {
  orgNameEmpty: '请输入机构名称',
  nameEmpty: '请输入证书名称',
  nothingAsked: '请至少设置一项领取条件',
  reasonEmpty: '请输入吊销原因',
  resourceUnknown: '所选学习资源不存在',
} as const;
