/**
 * node tools/faults/lines.mjs [--orders 1000] [--share 5]
 *
 * Buyers over an unreliable connection: of a hundred requests five are lost on their way, and of
 * five more the answer is lost after the server has processed them. Every request is retried until
 * it is answered. At the end each order exists once, is paid once and delivered once.
 */
import { parseArgs } from 'node:util';
import { sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { startFaultyProxy } from './faultyProxy.mjs';
import { startOurs } from '../frame/ourServer.mjs';
import { plantBuyers, plantCourses, readBooks, share, speaker } from './shop.mjs';

const BUYERS = 64;
const PRICE = 10_000;
const NOTICES = 3;
const order = '/doctor-cheese/order';

await command(async () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '1000' },
      share: { type: 'string', default: '5' },
    },
  });
  sayCommand();
  const count = Number(values.orders);
  const postgres = await startPostgres();
  const server = await startOurs({ databaseUrl: postgres.url });
  const tokens = await plantBuyers(postgres.url, BUYERS);
  await plantCourses(postgres.url, count, PRICE);
  const port = Number(new URL(server.url).port);
  const line = await startFaultyProxy({ port, share: Number(values.share) });
  const ask = speaker(line);

  await share(tokens, count, async (token, turn) => {
    const specificationList = [{ specificationId: turn + 1, quantity: 1 }];
    const placed = await ask(`${order}/commodity/v2/place-order`, { specificationList }, token);
    const orderId = placed.data.id;
    const [payway, more] = turn % 2 === 0 ? [2, {}] : [3, { qrPayMode: 4, qrcodeWidth: 102 }];
    const begun = await ask(`${order}/v1/pay`, { orderId, payway, payType: 1, ...more }, token);
    const code = begun.data.wechatpayBody?.code_url ?? begun.data.body;
    const tradeNo = code.split('/').at(-1);
    // A repeated press is refused if the first was applied: either way the phone has paid.
    await ask('/sandbox/api/trades', { tradeNo, act: 'payQuietly' });
    const told = Array.from({ length: NOTICES }, () =>
      ask('/sandbox/api/trades', { tradeNo, act: 'tell' }),
    );
    await Promise.all(told);
    const { data } = await ask(`${order}/v1/state?orderId=${orderId}`, null, token);
    if (data !== 2) throw new Stop(`${tradeNo} is paid, and its order is ${data}`);
  });
  const found = await readBooks(postgres.url);
  await line.close();
  await server.stop();
  await postgres.stop();
  const { reset, dropped, whole } = line.broken;
  say(`${reset} connections reset, ${dropped} answers dropped, ${whole} whole`);
  say(JSON.stringify(found));
  const { placed, orders, paid, payments, delivered, held } = found;
  const isGood =
    [placed, orders, paid, payments, delivered, held].every((each) => each === count) &&
    found.sum === 0 &&
    found.wrong === 0 &&
    found.returned === 0;
  if (!isGood) throw new Stop('That is not what it should be.');
  return 0;
});
