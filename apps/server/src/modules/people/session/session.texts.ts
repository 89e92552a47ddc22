export const sessionTexts = {
  wechat: '微信',
  unknownDevice: '未知设备',
} as const;
