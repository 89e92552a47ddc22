export const cloudTeachTexts = {
  waits: (organisation: string) => ({
    title: '有云教学申请等待处理',
    text: `${organisation} 申请开通云教学，请到“云教学申请”中处理。在此之前，其他新申请不再提醒。`,
  }),
  opened: (organisation: string) => ({
    title: '云教学申请已开通',
    text: `${organisation} 已开通云教学，您是学校管理员：用提交申请时登录的账号登录（未登录时提交的，用申请时的手机号），从右上角菜单进入“高校管理后台”。也可以用学校账号（申请时的手机号）登录，密码与您的账号相同，未设置过请先在找回密码处设置；您若已属于其他学校，请用学校账号登录并选择本校。`,
  }),
  declined: (organisation: string, reason: string) => ({
    title: '云教学申请未通过',
    text: `${organisation} 的云教学申请未通过。原因：${reason}。您可以修改后重新申请。`,
  }),
} as const;
