import type { FastifyInstance, FastifyRequest } from 'fastify';
import QrCode from 'qrcode';
import { answer } from '../../../calls/call';
import { readBodiesOf } from '../../../plugins/bodies';
import { framedHere, sandboxPolicy } from '../../../plugins/headers';
import { openScope } from '../../../plugins/openScope';
import { refuse } from '../../../calls/refusal';
import {
  type ScanAct,
  scanActs,
  sandboxCalls,
  sandboxContract,
  tradeActs,
} from './sandbox.contract';
import { alipayFrame, frameStyle, sandboxPage, sandboxStyle } from './sandbox.page';
import { answerScan, listScans, readSms } from './sandbox.service';
import { answerTrade, listTrades } from './sandbox.trades';

/** The demo phone at /sandbox: there only while an embedded port is in use. */
export function sandboxRoutes(app: FastifyInstance) {
  if (!app.services.sms.inbox && !app.services.payments.purses) return;
  openScope(app, 'sandbox', async (scope) => {
    scope.addHook('onRequest', refuseForeignPages);
    if (app.services.sms.inbox) answerMessages(scope);
    if (app.services.payments.purses) answerBills(scope);
    servePage(scope);
  });
}

/**
 * Anyone who reads these messages can sign in as any user, so the page exists only without a real
 * SMS provider.
 */
function answerMessages(scope: FastifyInstance) {
  const { sms, scans, answerScan: answered } = sandboxContract;
  answer(scope, sandboxCalls.sms, sms, (context) => readSms(context.sms, context.query.phone));
  answer(scope, sandboxCalls.scans, scans, ({ db, clock }) => listScans(db, clock));
  answer(scope, sandboxCalls.answerScan, answered, ({ db, clock, body }) =>
    answerScan(db, clock, body),
  );
  takeScans(scope);
}

function answerBills(scope: FastifyInstance) {
  const { trades, answerTrade: paid } = sandboxContract;
  answer(scope, sandboxCalls.trades, trades, ({ payments }) => listTrades(payments));
  answer(scope, sandboxCalls.answerTrade, paid, ({ body, ...phone }) => answerTrade(phone, body));
  serveFrame(scope);
  takeTrades(scope);
}

const config = { access: 'open' } as const;

function servePage(app: FastifyInstance) {
  const { database, clock, sms, payments } = app.services;
  const { db } = database;
  app.get('/sandbox/sandbox.css', { config }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxStyle),
  );
  app.get('/sandbox', { config }, async (_request, reply) => {
    const scans = sms.inbox ? await listScans(db, clock) : [];
    const trades = await listTrades(payments);
    const page = sandboxPage({ sms: readSms(sms), scans, trades });
    return reply
      .headers({ 'content-security-policy': sandboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** A page without scripts presses its buttons by forms. */
function takeTrades(app: FastifyInstance) {
  const { database, clock, payments } = app.services;
  const { db } = database;
  readBodiesOf(app, { call: sandboxCalls.answerTradeByForm }, (scope) =>
    scope.post<{ Body: Record<string, string> }>(
      `/${sandboxCalls.answerTradeByForm.path}`,
      { config },
      async ({ body: { tradeNo = '', act } }, reply) => {
        const known = tradeActs.find((name) => name === act) ?? refuse('call.invalid');
        await answerTrade({ db, clock, payments }, { tradeNo, act: known });
        return reply.redirect('/sandbox', 303);
      },
    ),
  );
}

function takeScans(app: FastifyInstance) {
  const { database, clock } = app.services;
  const { db } = database;
  readBodiesOf(app, { call: sandboxCalls.answerScanByForm }, (scope) =>
    scope.post<{ Body: Record<string, string> }>(
      `/${sandboxCalls.answerScanByForm.path}`,
      { config },
      async ({ body }, reply) => {
        await answerScan(db, clock, readForm(body));
        return reply.redirect('/sandbox', 303);
      },
    ),
  );
}

/** The page that embedded Alipay has framed: a code that the demo phone has seen already. */
function serveFrame(app: FastifyInstance) {
  app.get('/sandbox/frame.css', { config }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(frameStyle),
  );
  app.get<{ Params: { tradeNo: string } }>(
    '/sandbox/alipay/:tradeNo',
    { config },
    async ({ params }, reply) => {
      const code = `cheesepay://alipay/${params.tradeNo}`;
      const svg = await QrCode.toString(code, { type: 'svg', margin: 0 });
      return reply
        .headers({ ...framedHere, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(alipayFrame(svg));
    },
  );
}

/** A form knows text only. */
function readForm({ id, act, phone = '' }: Record<string, string>): ScanAct {
  const known = scanActs.find((name) => name === act) ?? refuse('call.invalid');
  if (!/^\d{1,9}$/.test(id ?? '')) refuse('call.invalid');
  return { id: Number(id), act: known, phone };
}

/** Another site, open in the same browser, must not press the buttons of this phone. */
async function refuseForeignPages({ method, headers }: FastifyRequest) {
  const from = headers['sec-fetch-site'];
  const isOwn = from === undefined || from === 'same-origin' || from === 'none';
  if (method === 'POST' && !isOwn) refuse('access.denied');
}
