interface SitePage {
  title: string;
  text: string;
  /** Synonyms by which people search for it. */
  tags: readonly string[];
}

/** Pages of the site with a function or information, so that the search finds them. */
export const sitePages = {
  1: {
    title: '证书核验',
    text: '凭证书编号查询课程证书的真伪与颁发信息。',
    tags: ['证书查询', '证书真伪', '核验证书', '证书编号'],
  },
  2: {
    title: '我的证书与已学课程',
    text: '查看学习进度，下载已获得的课程证书。',
    tags: ['我的证书', '结业证书', '课程证书', '下载证书', '我的课程', '学习进度'],
  },
  3: {
    title: '发票申请与下载',
    text: '在订单中心为已完成的订单申请电子发票，查看开票进度并下载。',
    tags: ['发票', '开发票', '电子发票', '增值税发票', '抬头', '税号', '报销'],
  },
  4: {
    title: '我的订单',
    text: '查看、支付与取消订单。',
    tags: ['订单', '待支付', '取消订单', '购买记录'],
  },
  5: {
    title: '我的芝士与充值',
    text: '查看余额，充值，使用兑换码。',
    tags: ['充值', '余额', '芝士', '兑换码', '消费记录'],
  },
  6: {
    title: '账号安全',
    text: '修改密码、更换手机号、管理登录设备。',
    tags: ['修改密码', '换绑手机', '登录设备', '注销账号'],
  },
  7: {
    title: '个人资料',
    text: '修改昵称、头像，绑定学籍。',
    tags: ['头像', '昵称', '学籍', '实名'],
  },
  8: {
    title: '用户协议',
    text: '使用本平台的条款：账号、内容与知识产权、购买与责任。',
    tags: ['服务条款', '使用条款', '协议'],
  },
  9: {
    title: '隐私政策',
    text: '收集哪些个人信息，怎样使用、保存与删除。',
    tags: ['个人信息', '隐私协议', '隐私保护'],
  },
  10: {
    title: '会员服务协议',
    text: '会员的权益、期限、续费与退费规则。',
    tags: ['会员协议', '会员条款', '会员规则'],
  },
  11: {
    title: '错题集与收藏的题目',
    text: '重做做错的题，复习收藏的题。',
    tags: ['错题本', '错题', '收藏题目', '我的题库'],
  },
  12: {
    title: '每日一题',
    text: '每天一道题，可以补做过去的日子。',
    tags: ['打卡', '日练'],
  },
  13: {
    title: '我的笔记',
    text: '课程、切片与模型旁写下的笔记。',
    tags: ['课程笔记', '笔记'],
  },
  14: {
    title: '公益急救培训',
    text: '学习急救知识，参加测试，领取急救培训证书。',
    tags: ['急救证', '急救培训', '急救证书', '培训中心'],
  },
  15: {
    title: '资料下载',
    text: '客户端、使用手册与资料。',
    tags: ['下载', '客户端', '手册', 'APP'],
  },
  16: {
    title: '消息中心',
    text: '课程、订单与系统的通知。',
    tags: ['通知', '消息', '公告'],
  },
  17: {
    title: '我的收藏',
    text: '收藏的课程、切片、标本与演练。',
    tags: ['收藏夹', '收藏'],
  },
} as const satisfies Record<number, SitePage>;

export type SitePageId = keyof typeof sitePages;
