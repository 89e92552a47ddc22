import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { FastifyInstance } from 'fastify';
import { openScope } from '../../../plugins/openScope';
import { hear } from './payment.notice';

const config = { access: 'open' } as const;
const paths = { wechat: 2, alipay: 3 } as const;

/**
 * Callbacks of the payment providers. Signatures cover the raw body, so it must not be parsed
 * first.
 */
export function paymentNoticeRoutes(app: FastifyInstance) {
  const { database, clock, payments } = app.services;
  openScope(app, 'notices', async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const [name, payway] of Object.entries(paths)) {
      scope.post<{ Body: string }>(`/pay/notice/${name}`, { config }, async (request, reply) => {
        const provider = payments.providers[payway];
        if (!provider) return reply.status(httpStatuses.notFound).send('');
        const notice = { headers: request.headers, body: request.body ?? '' };
        const verdict = await hear({ db: database.db, clock }, { payway, provider }, notice);
        const { taken, refused } = provider.answers;
        const { status, type, body } = verdict === 'unbelieved' ? refused : taken;
        return reply.status(status).type(type).send(body);
      });
    }
  });
}
