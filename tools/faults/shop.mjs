/** Buyers at a server under fault tests, their calls, and the checks of the ledger at the end. */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase } from '../frame/database.mjs';
import { plantSession } from '../frame/signIn.mjs';

/** A longer wait means that the answer was lost. */
const PATIENCE_MS = 10_000;

/** So many signed-in people; answers their tokens. */
export const plantBuyers = (/** @type {string} */ url, /** @type {number} */ count) =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query(
      `insert into person (service, nickname, registered_at)
       select 'main', '买家', now() from generate_series(1, $1::integer) returning id`,
      [count],
    );
    const tokens = [];
    for (const { id } of rows) tokens.push(await plantSession(client, id));
    return tokens;
  });

/** A recharge whose amount equals its price. */
export const plantOffer = (/** @type {string} */ url, /** @type {number} */ amount) =>
  withDatabase(url, (client) =>
    client.query(
      `insert into recharge_offer (place, amount, gift, price) values (0, $1::bigint, 0, $1)`,
      [amount],
    ),
  );

/** Courses whose specifications have the ids from 1 on. */
export const plantCourses = (
  /** @type {string} */ url,
  /** @type {number} */ count,
  /** @type {number} */ price,
) =>
  withDatabase(url, async (client) => {
    await client.query(
      `insert into commodity (type, product_id, title, description, html, cover, pictures, charge,
         published_at) select 1, n, '课程' || n, '简介', '', 'c.webp', '{}', 2, now()
       from generate_series(1, $1::integer) n`,
      [count],
    );
    await client.query(
      `insert into specification (commodity_id, place, name, price, original_price, vip_price)
       select id, 0, '永久有效', $1::bigint, $1, $1 from commodity`,
      [price],
    );
  });

/** @typedef {{ status: number, flag?: number, key?: string, data?: any }} Answer */

/**
 * @param {string} url
 * @param {object | null} body
 * @param {string} token
 * @param {'GET' | 'POST' | 'PUT'} [method]
 * @returns {Promise<Answer>}
 */
export const askOnce = (url, body, token, method = body ? 'POST' : 'GET') =>
  new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        // A connection per request, so that a broken one affects a single request.
        agent: false,
        timeout: PATIENCE_MS,
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      },
      (answer) => {
        const { statusCode: status = 0 } = answer;
        json(answer).then((said) => resolve({ status, .../** @type {object} */ (said) }), reject);
      },
    );
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error('nobody answers')));
    asked.end(body ? JSON.stringify(body) : undefined);
  });

/** Retries a call until it is answered; a refusal with a message is an answer. */
export function speaker(/** @type {{ url: string }} */ at) {
  return async function ask(
    /** @type {string} */ path,
    /** @type {object | null} */ body,
    token = '',
    /** @type {'GET' | 'POST' | 'PUT' | undefined} */ method = undefined,
  ) {
    for (;;) {
      const answer = await askOnce(`${at.url}${path}`, body, token, method).catch(() => null);
      if (answer && answer.status < 500) return answer;
      await sleep(20);
    }
  };
}

/** @typedef {ReturnType<typeof speaker>} Ask */

/** Lets each of them act in turn until it was done this many times. */
export async function share(
  /** @type {string[]} */ tokens,
  /** @type {number} */ times,
  /** @type {(token: string, turn: number) => Promise<unknown>} */ go,
) {
  const turns = Array.from({ length: times }, (_, turn) => turn).values();
  await Promise.all(
    tokens.map(async (token) => {
      for (const turn of turns) await go(token, turn);
    }),
  );
}

/** @param {string} url */
export const readBooks = (url) =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query(`select
      (select count(*)::int from shop_order) as placed,
      (select count(*)::int from shop_order where paid_at is not null) as orders,
      (select count(*)::int from embedded_trade where paid_at is not null) as paid,
      (select count(*)::int from payment where paid_at is not null) as payments,
      (select count(*)::int from ledger_entry where key like 'paid:%') as delivered,
      (select count(*)::int from entitlement) as held,
      (select coalesce(sum(amount), 0)::int from ledger_line) as sum,
      (select coalesce(sum(balance), 0)::bigint::text from ledger_account) as balances,
      (select coalesce(min(balance), 0)::bigint::text from ledger_account
        where person_id is not null) as least,
      (select count(*)::int from refund) as returned,
      (select count(*)::int from (select entry_id from ledger_line group by 1
        having sum(amount) <> 0) wrong) as wrong`);
    return rows[0];
  });
