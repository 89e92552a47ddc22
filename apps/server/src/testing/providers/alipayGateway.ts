import { signatureOf } from '../../ports/paying/rsa';
import { alipay, signedByApplication, stranger } from './alipayApplication';
import { billOfDay } from './alipayBooks';
import { type AlipayBooks, alipayCalls, type Content, refused } from './alipayCalls';
import type { Heard, Said, Trouble } from './fakeProvider';

export const isBillPath = (path: string) => path === '/bill' || path === '/elsewhere';

/** Answers as the gateway does: the words under the name of the method, signed by Alipay. */
export function answerAsAlipay(books: AlipayBooks, { url, body }: Heard, trouble?: Trouble): Said {
  if (isBillPath(url.pathname)) return billFile(books, url);
  const form = Object.fromEntries(new URLSearchParams(body));
  const said = signedByApplication({ ...Object.fromEntries(url.searchParams), ...form });
  if (!said) {
    const unsigned = { code: '40002', sub_code: 'isv.invalid-signature' };
    return { status: 200, body: JSON.stringify({ error_response: unsigned }) };
  }
  const { method = '' } = said;
  const about = JSON.parse(said['biz_content'] ?? '{}') as Content;
  const stumbled = { code: '20000', msg: 'Service Unavailable', sub_code: 'isp.unknow-error' };
  const found =
    trouble === 'systemError'
      ? stumbled
      : alipayCalls[method]?.(books, { about, origin: url.origin, trouble });
  const words = JSON.stringify(found ?? refused('isv.invalid-method'));
  const key = trouble === 'wrongSignature' ? stranger.privateKey : alipay.privateKey;
  const name = `${method.replaceAll('.', '_')}_response`;
  return { status: 200, body: `{"${name}":${words},"sign":"${signatureOf(key, words)}"}` };
}

function billFile({ trades }: AlipayBooks, url: URL): Said {
  if (url.pathname === '/elsewhere') {
    return { status: 302, headers: { location: '/bill?day=2026-11-20' }, body: '' };
  }
  const bill = billOfDay(url.searchParams.get('day') ?? '', trades.values());
  return { status: 200, body: bill ?? '' };
}
