import type { FastifyInstance } from 'fastify';

const policy = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** Content security policy of pages: see docs/decisions/0012-content-security-policy.md. */
const pagePolicy = (storage: string, chat: string, pay: string) =>
  policy({
    'default-src': "'self'",
    // Models of bodies are unpacked by WebAssembly of ours; scripts made of text stay forbidden.
    'script-src': `'self' 'wasm-unsafe-eval'${chat}`,
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': `'self'${storage}${chat}`,
    'frame-src': `'self'${storage}${chat}${pay}`,
    'img-src': `'self' data: blob: https:${storage}`,
    'media-src': `'self' blob: https:${storage}`,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });

/** Policy of the demo phone, which has no scripts. */
export const sandboxPolicy = policy({
  'default-src': "'none'",
  'style-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

/** Headers of documents shown in frames of our own pages. */
export const framedHere = {
  'content-security-policy': policy({
    'default-src': "'none'",
    'style-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  }),
  'x-frame-options': 'SAMEORIGIN',
};

/** Stored files may come from any user, so opened directly they must not run scripts. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Origins {
  /** Origin of files that this server does not serve itself. */
  storage: string | null;
  /** Origin of the online chat, if this installation has one. */
  chat: string | null;
  /** Origin of a payment page shown in a frame. */
  pay: string | null;
}

const andThen = (origin: string | null) => (origin ? ` ${origin}` : '');

export const pageHeaders = ({ storage, chat, pay }: Origins) => ({
  'content-security-policy': pagePolicy(andThen(storage), andThen(chat), andThen(pay)),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

const HALF_A_YEAR_S = 182 * 24 * 3600;

export const alwaysSent = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Plain http promises nothing about https: a first run has none. */
export function protectAnswers(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(alwaysSent);
    if (request.protocol !== 'https') return;
    reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_S}`);
  });
}
