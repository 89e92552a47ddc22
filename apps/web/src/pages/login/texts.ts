export const texts = {
  title: '登录',
  slogan: '让每一次练习，都更接近临床',
  lead: '理论、虚拟、实践一体化的智慧医学教育平台：课程、数字标本、题库考试与虚拟仿真，在同一处学、练、考、评。',
  strands: [
    { name: '理论', what: '系统课程与题库' },
    { name: '虚拟', what: '数字标本与仿真' },
    { name: '实践', what: '急救演练与考核' },
  ],

  // Forms
  account: '账号',
  accountPlaceholder: '请输入学校账号',

  // Scan
  scan: '扫码登录',
  scanAgrees: '扫码登录即表示您已阅读并同意',
  form: '账号登录',
  scanLead: '请使用平台 APP 扫描二维码登录',
  qrCode: '登录二维码',
  scanned: '扫码成功，请在手机上确认登录',
  confirmed: '已确认，正在登录',
  scanExpired: '二维码已失效',
  scanFailed: '二维码加载失败',
  scanRefresh: '点击刷新',

  // Third parties
  otherWays: '其他登录方式',
  unavailable: (name: string) => `${name}登录暂未开通`,
  wechat: '微信',
  qq: 'QQ',
} as const;
