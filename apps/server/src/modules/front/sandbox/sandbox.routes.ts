import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../../../call';
import { readBodiesOf } from '../../../plugins/bodies';
import { sandboxPolicy } from '../../../plugins/headers';
import { refuse } from '../../../refusal';
import { type ScanAct, scanActs, sandboxCalls, sandboxContract } from './sandbox.contract';
import { sandboxPage, sandboxStyle } from './sandbox.page';
import { answerScan, listScans, readSms } from './sandbox.service';

/** The demo phone at /sandbox: there only while an embedded port is in use. */
export function serveSandbox(app: FastifyInstance) {
  if (!app.house.sms.inbox) return;
  app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeignPages);
    const { sms, scans, answerScan: answered } = sandboxContract;
    answer(scope, sandboxCalls.sms, sms, (asked) => readSms(asked.sms, asked.query.phone));
    answer(scope, sandboxCalls.scans, scans, ({ db, clock }) => listScans(db, clock));
    answer(scope, sandboxCalls.answerScan, answered, ({ db, clock, body }) =>
      answerScan(db, clock, body),
    );
    servePage(scope);
  });
}

function servePage(app: FastifyInstance) {
  const { database, clock, sms } = app.house;
  const config = { access: 'open' } as const;
  app.get('/sandbox/sandbox.css', { config }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxStyle),
  );
  app.get('/sandbox', { config }, async (_request, reply) => {
    const page = sandboxPage({ sms: readSms(sms), scans: await listScans(database.db, clock) });
    return reply
      .headers({ 'content-security-policy': sandboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
  readBodiesOf(app, { call: sandboxCalls.answerScanByForm }, (scope) =>
    scope.post<{ Body: Record<string, string> }>(
      `/${sandboxCalls.answerScanByForm.path}`,
      { config },
      async ({ body }, reply) => {
        await answerScan(database.db, clock, readForm(body));
        return reply.redirect('/sandbox', 303);
      },
    ),
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
