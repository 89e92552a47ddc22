import { payways } from '@cheese/domain/codes/shop/payment';
import { titleKinds } from '@cheese/domain/codes/shop/invoices';
import { messages } from '@cheese/domain/texts/messages';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import {
  a4,
  cutAfter,
  type PdfLine,
  type PdfRule,
  wordsAsPdf,
  wrapped,
} from '@cheese/domain/rules/pdf/pdfPage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { offerDownload } from '../../people/madeFile/madeFile.service';
import { findOrder } from '../order/order.door';
import { stateOf } from './invoice.shapes';
import { findFile, type JoinedInvoice } from './invoice.store';
import { invoiceTexts as texts } from './invoice.texts';

/** The real invoice where there is one; otherwise what the platform itself can attest. */
export async function offerInvoice(db: Db, context: CallerContext, found: JoinedInvoice) {
  const { number } = found.invoice;
  const uploaded = await findFile(db, found.invoice.id);
  if (uploaded) {
    const fileName = `${texts.invoice}_${number}.pdf`;
    return offerDownload(db, context, { fileName, content: uploaded.content });
  }
  const order = await findOrder(db, found.invoice.orderId);
  const paid = { paidAt: order?.paidAt ?? null, payway: order?.payway ?? null };
  const content = drawProof({ ...found, ...paid });
  return offerDownload(db, context, { fileName: `${texts.proof}_${number}.pdf`, content });
}

interface Attested extends JoinedInvoice {
  paidAt: Date | null;
  payway: keyof typeof payways | null;
}

type Fact = readonly [name: string, value: string | null];

const moment = (at: Date | null) => at && chinaMinute(at.getTime());

function factsOf({ invoice, order, product, paidAt, payway }: Attested): Fact[] {
  const facts: Fact[] = [
    [texts.number, invoice.number],
    [texts.issuedAt, moment(invoice.issuedAt)],
    [texts.titleKind, titleKinds[invoice.titleKind]],
    [texts.title, invoice.title],
    [texts.taxNo, invoice.taxNo],
    [texts.orderNo, order.orderNo],
    [texts.product, product],
    [texts.payway, payway && payways[payway]],
    [texts.paidAt, moment(paidAt)],
    [texts.amount, texts.yuan(priceText(invoice.amount))],
    [texts.seller, messages.platformTitle],
  ];
  return facts.filter(([, value]) => value !== null);
}

const [LEFT, VALUES, SIZE, LINE] = [64, 184, 12, 22] as const;
const WIDTH = a4.width - 2 * LEFT;
/** Number of Chinese characters that fit on a line of the value column. */
const MOST = Math.floor((a4.width - LEFT - VALUES) / SIZE);

/** An order of many things must not push what follows off the page. */
const inFewLines = (value: string) => cutAfter(wrapped(value, MOST), 3, texts.cut);

/** A page that states the payment and payer, and that it is no invoice. */
function drawProof(attested: Attested): Uint8Array {
  const lines: PdfLine[] = [
    { text: texts.proof, x: LEFT, y: 92, size: 22 },
    { text: texts.lead, x: LEFT, y: 118, size: 10, grey: 0.35 },
  ];
  const rules: PdfRule[] = [{ x: LEFT, y: 136, width: WIDTH }];
  let y = 168;
  for (const [name, value] of factsOf(attested)) {
    lines.push({ text: name, x: LEFT, y, size: SIZE, grey: 0.35 });
    for (const text of inFewLines(value ?? '')) {
      lines.push({ text, x: VALUES, y, size: SIZE });
      y += LINE;
    }
    y += 6;
  }
  rules.push({ x: LEFT, y: y - 8, width: WIDTH });
  y += 18;
  const notes = stateOf(attested) === 'issued' ? texts.notes : [texts.reversed, ...texts.notes];
  for (const text of notes.flatMap((note) => wrapped(note, Math.floor(WIDTH / 10)))) {
    lines.push({ text, x: LEFT, y, size: 10, grey: 0.35 });
    y += 18;
  }
  return wordsAsPdf({ lines, rules }, `${texts.proof} ${attested.invoice.number}`);
}
