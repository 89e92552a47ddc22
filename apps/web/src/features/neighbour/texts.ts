import { messages } from '@cheese/domain/texts/messages';

export const texts = {
  door: '入口说明',
  separate: '此处由独立的系统提供服务，当前部署尚未接入该系统，暂不能从这里进入。',
  who: '当前账号',
  organisation: '所属机构',
  role: '机构内身份',
  none: '暂无',
  signIn: '登录后查看您的账号与机构',
  contents: '接入后可以做什么',
  departing: (title: string) => `正在前往${title}`,
  depart: '没有自动跳转？点此前往',
  back: messages.backToHome,
} as const;
