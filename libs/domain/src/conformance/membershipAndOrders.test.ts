import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { everyCall } from '../everyCall';

/**
 * Section 7.4, letter for letter: the input of each call, and the fields read from its answer. The
 * specification shows no paths there; the names before the dot are ours.
 */
const specified: Record<string, { ours: string; asks: string[]; reads: string[] }> = {
  payVipOrder: {
    ours: 'membership.payOrder POST membership/v1/order/pay',
    asks: ['payway', 'orderId', 'payType', 'qrPayMode?', 'qrcodeWidth?'],
    reads: ['wechatpayBody.code_url', 'body'],
  },
  getVipState: {
    ours: 'membership.orderState GET membership/v1/order/state',
    asks: ['orderId'],
    reads: [],
  },
  vipPlaceOrder: {
    ours: 'membership.placeOrder POST membership/v1/order/place-order',
    asks: ['cardId'],
    reads: ['id'],
  },
  getBalance: { ours: 'balance.mine GET balance/v1/my', asks: [], reads: ['balance'] },
  getEquityList: {
    ours: 'membership.equityList GET membership/v1/equity/list',
    asks: [],
    reads: ['title', 'desc'],
  },
  getMemberCardList: {
    ours: 'membership.cardList GET membership/v1/card/list',
    asks: [],
    reads: ['cardId', 'name', 'currentPrice', 'originalPrice', 'recommend'],
  },
  getVirtualSystemList: {
    ours: 'virtualSystem.list GET virtual-system/v1/list',
    asks: ['orgId?'],
    reads: [],
  },
  getCourseDetail: {
    ours: 'course.detail GET course/v3/detail',
    asks: ['courseId'],
    reads: ['name'],
  },
  getCollect: {
    ours: 'collect.state GET collect/v1/state',
    asks: ['type', 'productId'],
    reads: [],
  },
  addCollect: {
    ours: 'collect.add POST collect/v1/add',
    asks: ['productId', 'type', 'catalogId?'],
    reads: [],
  },
  delCollect: {
    ours: 'collect.remove DELETE collect/v1/delete',
    asks: ['type', 'productId', 'catalogId?'],
    reads: [],
  },
  getCourseStudyData: {
    ours: 'course.studyData GET course/v1/study-data',
    asks: ['courseId'],
    reads: ['studyCount', 'totalCount', 'discussCount', 'examCount'],
  },
  postOrderCommodityV2PlaceOrder: {
    ours: 'order.placeOrder POST order/commodity/v2/place-order',
    asks: ['specificationList'],
    reads: ['id'],
  },
};

const calls = new Map(
  everyCall()
    .filter(({ service }) => service === 'main')
    .map((entry) => [`${entry.resource}.${entry.name}`, entry]),
);
const callNamed = (name: string) => {
  const entry = calls.get(name);
  if (!entry) throw new Error(`${name} is not in the catalogue`);
  const { call, contract } = entry;
  return { call, data: contract.data as TSchema, asked: contract.query ?? contract.body };
};

describe('section 7.4', () => {
  it.each(Object.entries(specified))('%s', (_name, { ours, asks, reads }) => {
    const [name = '', method, path] = ours.split(' ');
    const { call, asked, data } = callNamed(name);
    expect(call).toEqual({ method, path });
    expect(fieldsOf(asked).sort()).toEqual([...asks].sort());
    for (const field of reads) expect(pathsOf(data)).toContain(field);
  });

  it('polls for 1 as long as nobody has paid', () => {
    expect(callNamed('membership.orderState').data).toMatchObject({ enum: [1, 2] });
  });

  it('answers whether something is collected with yes or no', () => {
    expect(callNamed('collect.state').data).toMatchObject({ type: 'boolean' });
  });
});

describe('what section 7.4 sends', () => {
  it.each([
    ['membership.payOrder', { payway: 1, orderId: 7, payType: 1 }],
    ['membership.payOrder', { payway: 2, orderId: 7, payType: 1 }],
    ['membership.payOrder', { payway: 3, orderId: 7, payType: 1, qrPayMode: 4, qrcodeWidth: 102 }],
    ['order.placeOrder', { specificationList: [{ specificationId: 3, quantity: 1 }] }],
    ['collect.add', { productId: 5, type: 1 }],
    ['collect.remove', { type: 1, productId: 5, catalogId: '' }],
  ])('%s takes %j', (name, payload) => {
    expect(Value.Check(callNamed(name).asked as TSchema, payload)).toBe(true);
  });

  it.each([
    ['membership.payOrder', { payway: 4, orderId: 7, payType: 1 }],
    ['membership.payOrder', { payway: 2, orderId: 7, payType: 2 }],
    ['membership.payOrder', { payway: 3, orderId: 7, payType: 1, qrPayMode: 2 }],
    ['recharge.payOrder', { payway: 1, orderId: 7, payType: 1 }],
    ['order.placeOrder', { specificationList: [{ specificationId: 3, quantity: 2 }] }],
    ['order.placeOrder', { specificationList: [] }],
    ['collect.add', { productId: 5, type: 3 }],
  ])('%s refuses %j', (name, payload) => {
    expect(Value.Check(callNamed(name).asked as TSchema, payload)).toBe(false);
  });
});

interface Described {
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
  required?: string[];
}

/** The fields of an input; optional fields end in a question mark. */
function fieldsOf(asked: TSchema | undefined): string[] {
  const { properties = {}, required = [] } = (asked ?? {}) as Described;
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

/** The path of every field of an answer; lists and unions add nothing to a path. */
function pathsOf(schema: TSchema): string[] {
  const { anyOf = [], items, properties = {} } = schema as Described;
  const below = Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...pathsOf(field).map((path) => `${name}.${path}`),
  ]);
  return [...below, ...[...anyOf, ...(items ? [items] : [])].flatMap(pathsOf)];
}
