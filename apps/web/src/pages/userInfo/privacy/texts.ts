import { deletionDays } from '@cheese/domain/codes/people/privacy';

export const texts = {
  what: '隐私信息',
  kept: '我们保存什么',
  keptTable: '保存的信息一览',
  keptHead: { what: '信息', why: '用途', long: '保存多久' },
  days: (days: number) => (days >= 365 ? `${Math.round(days / 365)} 年` : `${days} 天`),
  rows: [
    {
      what: '昵称、姓名、手机号、头像、性别、简介',
      why: '登录、识别身份、显示在您发布的内容旁',
      long: '至账号注销',
    },
    {
      what: '学校名册中的姓名、学号、院系、班级、手机号',
      why: '学校组织教学；由学校录入和维护',
      long: '至账号注销，或由学校删除',
    },
    {
      what: '学习记录、考试与练习作答、成绩、证书',
      why: '记录学习进度，供教师评阅与学校统计',
      long: '账号注销后去除姓名，成绩保留给学校',
    },
    {
      what: '订单、支付与发票',
      why: '履行订单、售后与对账',
      long: '法律规定的期限（会计凭证 30 年），注销后仍保留',
    },
    { what: '笔记、评论与提问', why: '向您和其他学习者展示', long: '注销后显示为“已注销用户”' },
  ],
  ofSettings: {
    sessions: { what: '登录设备与部分网络地址', why: '保护账号安全' },
    smsCodes: { what: '短信验证码发送记录', why: '验证身份、防止滥用' },
    notices: { what: '消息中心收到的消息', why: '向您通知' },
    exports: { what: '您申请的个人信息副本', why: '供您下载' },
    logs: { what: '管理操作与查看记录', why: '安全审计（法律要求至少保存六个月）' },
  },
  copy: '下载我的个人信息',
  copyHint:
    '包含账号资料、学校身份、登录记录、消息与查看记录，以及您的订单、学习、考试与练习、笔记和作答记录，格式为 JSON、网页与 CSV；考试成绩与题目在公布后才会写入。生成后请及时下载，过期自动删除。',
  askCopy: '申请生成副本',
  askedCopy: '已开始准备，完成后可在本页下载',
  copyWaiting: '正在准备，通常在一分钟内完成；完成后下载按钮会出现在这里。',
  copyReady: (minute: string) => `已生成，请在 ${minute} 前下载。`,
  copyFailed: '上次未能生成，请重新申请。',
  download: '下载副本（ZIP）',
  looks: '谁查看过我的资料',
  looksHint:
    '学校或平台的管理人员打开您的详细资料时，会在此留下记录，任何人都不能修改；十分钟内再次打开算同一次。',
  look: '查看记录',
  at: '时间',
  who: '查看人',
  role: '身份',
  place: '位置',
  deletion: '注销账号',
  deletionHint: `提交后所有设备立即退出登录，等待 ${deletionDays} 天；期间重新登录即取消注销。`,
  deletionStays:
    '到期后姓名、手机号、密码等个人信息被清除，不能恢复。订单与发票依法保留；考试与练习成绩去除姓名后保留给学校；您发表的评论显示为“已注销用户”。余额、会员和已购内容将不能再使用。',
  deleteIt: '注销账号',
  deleteTitle: '确认注销账号？',
  password: '登录密码',
  code: '短信验证码',
  by: '验证方式',
  noProof: '您的账号没有密码和手机号，请先在“账号安全”中绑定手机号，再注销账号。',
  confirm: '确认注销',
  asked: (day: string) => `已申请注销，账号将于 ${day} 清除。在此之前重新登录即可取消。`,
} as const;
