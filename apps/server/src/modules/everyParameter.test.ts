import { everyCall } from '@cheese/domain/everyCall';
import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';
import type { Person } from '../plugins/access';
import { propertiesOf, required, type Shape } from '../testing/calls/sample';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from './modules';

/** A person with every role, so that the guard refuses nothing. */
const anybody: Person = {
  id: 1,
  sessionId: 1,
  roles: ['teacher', 'schoolAdmin', 'platformAdmin', 'welfareManager'],
  organisationId: 1,
};

const test = useTestApp({ modules: everyModule, findPerson: async () => anybody });

beforeEach(() =>
  test.given({
    organisations: [{}],
    people: [{ phone: '13800138000' }],
    memberships: [{ personId: 1, organisationId: 1, role: 1 }],
  }),
);

/** Numbers in JavaScript that other systems do not accept. */
const endless = ['Infinity', '-Infinity', '1e400', '-1e400', 'NaN'];
const odd = ['1e308', '-1e308', '8640000000000001', '2147483648', '-2147483649', '-1', '0', '1.5'];
const words = ['', "'", '%', '\\', '[]', '長'.repeat(2_000)];

const isNumber = ({ type, anyOf, items }: Shape): boolean =>
  type === 'integer' ||
  type === 'number' ||
  (items !== undefined && isNumber(items)) ||
  (anyOf?.some(isNumber) ?? false);

const calls = everyCall().map(({ resource, name, service, call, contract, url }) => ({
  area: `${service} ${resource}`,
  name,
  method: call.method,
  url,
  contract,
}));

const fill = (url: string, params: Record<string, unknown>) =>
  url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

type Part = 'query' | 'params' | 'body';

/** Encodes a value for a JSON body; JSON has no infinite numbers. */
const asJson = (value: string) => (/^-?\d/.test(value) ? value : JSON.stringify(value));

/** Asks with one parameter as `value`, and everything else as it is wanted. */
async function answerWith(
  { method, url, contract }: (typeof calls)[number],
  part: Part,
  name: string,
  value: string,
) {
  const asked = {
    query: required(contract.query),
    params: required(contract.params),
    body: required(contract.body),
  };
  asked[part][name] = part === 'body' ? '%' : value;
  const text = new URLSearchParams(asked.query as Record<string, string>).toString();
  const json = JSON.stringify(asked.body);
  const answer = await test.app.inject({
    method,
    url: `${fill(url, asked.params)}${text && `?${text}`}`,
    headers: { authorization: 'Bearer anything', 'content-type': 'application/json' },
    payload: part === 'body' ? json.replace('"%"', () => asJson(value)) : json,
  });
  const isContracts = answer.statusCode === 400 && answer.body.includes('"key":"call.invalid"');
  const isRefusedFor = isContracts && answer.body.includes(`"field":"${name}"`);
  return { status: answer.statusCode, isRefusedFor };
}

/** A form is refused for being none, which says nothing of its fields. */
const isRight = (status: number, schema: Shape, isEndless: boolean) =>
  isEndless && isNumber(schema) ? [400, 415].includes(status) : status < 500 || status === 501;

/** For a text parameter, one odd number is as good as any. */
const valuesFor = (schema: Shape) =>
  isNumber(schema) ? [...endless, ...odd, ...words] : ['NaN', '1e308', ...words];

/** Parameters that their contract refuses; one spelled the same is not tried again. */
const refused = new Set<string>();

/** An address has no empty part; the first is asked everywhere: that the contract is looked at at all. */
const isAsked = (part: Part, written: string) => (value: string, nth: number) =>
  !(part === 'params' && value === '') && (nth === 0 || !refused.has(`${written} ${value}`));

/** The parameters that were not answered as they should be, and with what. */
async function wrongAnswers(call: (typeof calls)[number], part: Part) {
  const wrong: string[] = [];
  for (const [name, schema] of Object.entries(propertiesOf(call.contract[part]))) {
    const written = `${part} ${JSON.stringify(schema)}`;
    const ask = async (value: string) => {
      const { status, isRefusedFor } = await answerWith(call, part, name, value);
      if (isRefusedFor) refused.add(`${written} ${value}`);
      if (isRight(status, schema, endless.includes(value))) return;
      wrong.push(`${call.name}: ${part} ${name}=${value.slice(0, 30)}: ${status}`);
    };
    await Promise.all(valuesFor(schema).filter(isAsked(part, written)).map(ask));
  }
  return wrong;
}

/** A world is given once for each area: whatever its calls change of it, they break at nothing. */
const areas = [...groupedBy(calls, ({ area }) => area)];

it.each(areas)(
  '%s takes or refuses whatever it is asked, and breaks at nothing',
  async (_, all) => {
    const wrong: string[] = [];
    for (const call of all) {
      for (const part of ['query', 'params', 'body'] as const) {
        wrong.push(...(await wrongAnswers(call, part)));
      }
    }
    expect(wrong).toEqual([]);
  },
);
