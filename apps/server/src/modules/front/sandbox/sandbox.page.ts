import { scanStates } from '@cheese/domain/codes/people/login';
import { messages } from '@cheese/domain/texts/messages';
import { payways } from '@cheese/domain/codes/shop/payment';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { type OpenTrade, type ReceivedSms, tradeActs, type WaitingScan } from './sandbox.contract';
import { sandboxTexts as texts } from './sandbox.texts';

interface Phone {
  sms: readonly ReceivedSms[];
  trades: readonly OpenTrade[];
  scans: readonly WaitingScan[];
}

export const sandboxPage = ({ sms, scans, trades }: Phone) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} - ${messages.platformTitle}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.about}</p>
<p><a href="/sandbox">${texts.refresh}</a></p>
<section><h2>${texts.inbox}</h2>
${sms.length > 0 ? `<ul>${sms.map(smsText).join('')}</ul>` : `<p>${texts.noSms}</p>`}
</section>
<section><h2>${texts.trades}</h2>
${trades.length > 0 ? `<ul>${trades.map(tradeForm).join('')}</ul>` : `<p>${texts.noTrades}</p>`}
</section>
<section><h2>${texts.scans}</h2>
${scans.length > 0 ? `<ul>${scans.map(scanForm).join('')}</ul>` : `<p>${texts.noScans}</p>`}
</section>
</main>
</body>
</html>`;

export const sandboxStyle = `
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #222; background: #f5f6f8; }
main { max-width: 640px; margin: 0 auto; padding: 24px 16px; }
section { margin-top: 16px; padding: 16px; border-radius: 12px; background: #fff; }
h1, h2 { margin: 0 0 8px; font-size: 20px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid #e5e7eb; }
strong { font-size: 20px; letter-spacing: 2px; }
input, button { min-height: 40px; margin: 4px 4px 0 0; padding: 0 12px; font: inherit; }
`;

const timeText = (moment: number) =>
  new Date(moment).toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });

const smsText = ({ phone, code, sentAt }: ReceivedSms) =>
  `<li>${timeText(sentAt)} ${texts.to} ${escapeHtml(phone)}<br>${texts.code} <strong>${code}</strong></li>`;

const scanForm = ({ id, status, shownAt }: WaitingScan) => `<li>
<form method="post" action="/sandbox/scans">
${timeText(shownAt)} ${scanStates[status]}<br>
<input type="hidden" name="id" value="${id}">
<label>${texts.phone} <input name="phone" inputmode="tel" autocomplete="off"></label>
<button name="act" value="scan">${texts.scan}</button>
<button name="act" value="confirm">${texts.confirm}</button>
<button name="act" value="cancel">${texts.cancel}</button>
</form></li>`;

const tradeForm = ({ tradeNo, payway, title, amount, openedAt, ...was }: OpenTrade) => {
  const { isPaid, isDeclined } = was;
  const acts = tradeActs.filter(
    (act) => (act === 'tell') === isPaid && !(isDeclined && act === 'decline'),
  );
  const paidOr = isDeclined ? texts.declined : '';
  const state = isPaid ? texts.paid : paidOr;
  const button = (act: (typeof tradeActs)[number]) =>
    `<button name="act" value="${act}">${texts.acts[act]}</button>`;
  return `<li>
<form method="post" action="/sandbox/trades">
${timeText(openedAt)} ${payways[payway]} ${state}<br>
${escapeHtml(title)} <strong>${priceText(amount)}</strong> ${texts.yuan}<br>
<input type="hidden" name="tradeNo" value="${escapeHtml(tradeNo)}">
${acts.map(button).join('\n')}
</form></li>`;
};

/** The content of the embedded Alipay frame: only its QR code. */
export const alipayFrame = (svg: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${texts.alipayCode}</title>
<link rel="stylesheet" href="/sandbox/frame.css">
</head>
<body>${svg}</body>
</html>`;

export const frameStyle = `
body { margin: 0; }
svg { display: block; width: 102px; height: 102px; }
`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
