export const certificateTexts = {
  number: '证书编号',
  name: '姓名',
  phone: '手机号',
  certificateName: '证书名称',
  state: '状态',
  issuedAt: '颁发时间',
  expiresAt: '有效期至',
  revokedAt: '吊销时间',
  revokeReason: '吊销原因',
  recordSheet: '证书记录',
} as const;
