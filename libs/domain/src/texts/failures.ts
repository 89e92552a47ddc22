import { messages } from './messages';

/**
 * Every refusal of the server by its key: the HTTP status, which is also the envelope's flag, and
 * the sentence that the user reads.
 */
export const failures = {
  'call.unknown': { status: 404, message: '请求的接口不存在' },
  'call.invalid': { status: 400, message: '请求参数有误' },
  'call.brokenJson': { status: 400, message: '请求内容不是有效的 JSON' },
  'call.wrongContentType': { status: 415, message: '不支持的请求内容类型，请使用 JSON' },
  'call.noSuchRange': { status: 416, message: '请求的文件范围不存在' },
  'call.headersTooLarge': { status: 431, message: '请求头过大' },
  'call.tooLarge': { status: 413, message: '请求内容过大' },
  'call.tooMany': { status: 429, message: '操作过于频繁，请稍后再试' },
  'call.notOpen': { status: 501, message: '此功能尚未开放' },
  'session.missing': { status: 401, message: '登录已失效，请重新登录' },
  'session.unknown': { status: 404, message: '该登录设备不存在或已下线' },
  'login.wrong': { status: 400, message: messages.accountOrPasswordWrong },
  'code.wrong': { status: 400, message: '验证码错误或已失效' },
  'puzzle.needed': { status: 428, message: messages.verifyTitle },
  'puzzle.wrong': { status: 400, message: '验证失败，请重试' },
  'sms.failed': { status: 502, message: '短信发送失败，请稍后重试' },
  'phone.taken': { status: 409, message: '该手机号已被其他账号使用' },
  'phone.unbound': { status: 409, message: '请先绑定手机号' },
  'phone.bound': { status: 409, message: '您已绑定手机号' },
  'identity.unknown': { status: 404, message: '未找到匹配的学籍信息，请核对后重试' },
  'scan.expired': { status: 408, message: messages.qrExpired },
  'scan.unconfirmed': { status: 409, message: '请先在手机上确认登录' },
  'sandbox.nobody': { status: 404, message: '该手机号尚未注册' },
  'access.denied': { status: 403, message: '您没有权限进行此操作' },
  'server.broken': { status: 500, message: '服务异常，请稍后重试' },
  'database.unavailable': { status: 503, message: '服务暂时不可用，请稍后重试' },
  'news.notFound': { status: 404, message: '该资讯不存在或已下线' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureKey = keyof typeof failures;
