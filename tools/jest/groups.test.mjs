import { byFile, groupFile, groupsOf } from './groups.mjs';

const plain = (/** @type {string} */ file) => ({ file, text: "it('is', () => {});" });

test('every file is in one group, and who turns clocks is alone', () => {
  const many = Array.from({ length: 83 }, (_, nth) => plain(`/${nth}.test.ts`));
  const clock = { file: '/clock.test.ts', text: 'jest.useFakeTimers();' };
  const kit = { file: '/kit.test.ts', text: "import { x } from 'drizzle-kit/api';" };
  const node = { file: '/node.test.ts', text: '/** @jest-environment node */' };
  const called = { file: '/called.test.ts', text: 'const act = jest.fn();' };
  const { alone, groups } = groupsOf([...many, clock, kit, node, called]);
  expect(alone).toEqual(['/clock.test.ts', '/kit.test.ts', '/node.test.ts']);
  expect(groups).toHaveLength(3);
  expect(groups.flat().sort()).toEqual([...many, called].map(({ file }) => file).sort());
});

test('a group names its files, also where a name has quotes', () => {
  const written = groupFile(["/it's.test.ts"], (file) => file.slice(1));
  expect(written).toBe(
    'describe("it\'s.test.ts", () => {\n' +
      '  beforeAll(() => Object.assign(globalThis, { testFile: "/it\'s.test.ts" }));\n' +
      '  require("/it\'s.test.ts");\n});\n',
  );
});

describe('what a group says', () => {
  const at = { startTime: 1, endTime: 2 };
  const said = (/** @type {string} */ file, /** @type {string} */ status) => ({
    status,
    ancestorTitles: [file, 'a list'],
    fullName: `${file} a list is there`,
    failureMessages: status === 'failed' ? ['it is not'] : [],
  });
  const nameOf = (/** @type {string} */ file) => file.slice(1);
  const filesIn = new Map([['/group', ['/a', '/b']]]);

  test('is said by its files', () => {
    const assertionResults = [said('a', 'passed'), said('b', 'failed')];
    const group = { ...at, name: '/group', status: 'failed', message: 'all', assertionResults };
    const other = { ...at, name: '/c', status: 'passed', message: '', assertionResults: [] };
    const [a, b, c] = byFile([group, other], filesIn, nameOf);
    expect(a).toMatchObject({ name: '/a', status: 'passed', message: '' });
    expect(b).toMatchObject({ name: '/b', status: 'failed', message: 'it is not' });
    expect(b?.assertionResults).toMatchObject([
      { ancestorTitles: ['a list'], fullName: 'a list is there' },
    ]);
    expect(c).toBe(other);
  });

  test('is said of each where it could not be read', () => {
    const group = { ...at, name: '/group', status: 'failed', message: 'no such module' };
    const files = byFile([{ ...group, assertionResults: [] }], filesIn, nameOf);
    expect(files.map(({ name, status, message }) => [name, status, message])).toEqual([
      ['/a', 'failed', 'no such module'],
      ['/b', 'failed', 'no such module'],
    ]);
  });
});
