/** What is told to who asked. */
export const cloudTeachTexts = {
  opened: (organisation: string) => ({
    title: '云教学申请已开通',
    text: `${organisation} 的云教学申请已开通，请使用学校账号登录教学工作台。`,
  }),
  declined: (organisation: string, reason: string) => ({
    title: '云教学申请未通过',
    text: `${organisation} 的云教学申请未通过。原因：${reason}。您可以修改后重新申请。`,
  }),
} as const;
