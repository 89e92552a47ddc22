import { randomUUID } from 'node:crypto';
import { puzzle } from '../../modules/people/puzzle/puzzle.tables';
import { hashOf, newSecret } from '../../config/secrets';
import type { TestApp } from '../useTestApp';

/** The words in which tests of signing in speak. */
export const calls = {
  byPassword: 'POST /doctor-cheese/auth/v1/login/pp',
  byCode: 'POST /doctor-cheese/auth/v1/login/pn',
  bySchool: 'POST /doctor-cheese/auth/v1/login/uno',
  sendCode: 'GET /doctor-cheese/auth/v1/sms/vc',
  orgList: 'POST /doctor-cheese/auth/v1/org-list',
  puzzle: 'GET /doctor-cheese/auth/v1/puzzle',
  solve: 'POST /doctor-cheese/auth/v1/puzzle',
  info: 'GET /doctor-cheese/user/v1/info/extend',
  complete: 'GET /doctor-cheese/user/v1/info/complete',
  setPassword: 'PUT /doctor-cheese/user/v1/my/password',
} as const;

export const phone = '13800138000';
export const password = 'Zebra-77';

export const loginAsked = { loginPlatform: 1, expireTime: 86_400 };

export const passwordLogin = (changes: object = {}) => ({
  ...loginAsked,
  phoneNum: phone,
  password,
  ...changes,
});

/** Has a code sent and reads it on the phone. */
export async function receiveCode(test: TestApp, to = phone) {
  await test.ask(`${calls.sendCode}?p=${to}`);
  return test.sms.inbox?.find((sms) => sms.phone === to)?.code ?? 'none';
}

export const tokenOf = (body: { data?: unknown }) => (body.data as { token: string }).token;

/** The number that an answer gives the browser to keep. */
export const browserIn = ({ headers }: { headers: Record<string, unknown> }) =>
  /cheese_browser=([\w-]+);/.exec(String(headers['set-cookie']))?.[1] ?? 'none';

/** As if a puzzle had been solved: drawing one for each try would take long. */
export async function grantTicket({ clock, database }: TestApp) {
  const [secret, now] = [newSecret(), clock.time];
  const solved = { id: randomUUID(), x: 0, shownAt: now, triedAt: now, ticketHash: hashOf(secret) };
  await database.db.insert(puzzle).values(solved);
  return secret;
}

/** A ticket, as from a solved puzzle. */
export async function earnTicket(test: TestApp, solutionOf: (id: string) => Promise<number>) {
  const shown = await test.ask(calls.puzzle);
  const { puzzleId } = shown.body.data as { puzzleId: string };
  const solved = await test.ask(calls.solve, { puzzleId, x: await solutionOf(puzzleId) });
  return (solved.body.data as { ticket: string }).ticket;
}
