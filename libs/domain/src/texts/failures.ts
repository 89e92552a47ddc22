/**
 * Every refusal of the server by its key: the HTTP status, which is also the envelope's flag, and
 * the sentence that the user reads.
 */
export const failures = {
  'call.unknown': { status: 404, message: '请求的接口不存在' },
  'call.invalid': { status: 400, message: '请求参数有误' },
  'call.brokenJson': { status: 400, message: '请求内容不是有效的 JSON' },
  'call.wrongContentType': { status: 415, message: '不支持的请求内容类型，请使用 JSON' },
  'call.tooLarge': { status: 413, message: '请求内容过大' },
  'call.tooMany': { status: 429, message: '操作过于频繁，请稍后再试' },
  'call.notOpen': { status: 501, message: '此功能尚未开放' },
  'session.missing': { status: 401, message: '登录已失效，请重新登录' },
  'access.denied': { status: 403, message: '您没有权限进行此操作' },
  'server.broken': { status: 500, message: '服务异常，请稍后重试' },
  'database.unavailable': { status: 503, message: '服务暂时不可用，请稍后重试' },
  'news.notFound': { status: 404, message: '该资讯不存在或已下线' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureKey = keyof typeof failures;
