/** Common to all certificates; each site adds what its own are for. */
export const texts = {
  heading: '培训合格证书',
  headingLatin: 'CERTIFICATE OF COMPLETION',
  certifies: '兹证明',
  number: '证书编号',
  issuedOn: '发证日期',
  validUntil: '有效期至',
  forEver: '长期有效',
  issuer: '发证机构',
  scan: '扫码查验',
  drawingOf: (name: string, item: string) => `${name}的《${item}》证书`,
  pdfFailed: 'PDF 生成失败，请改用打印功能',
} as const;
