import { columns, greeting, table } from './greeting.mjs';

const main = 'http://localhost:4200';
const emergency = ['http://localhost:4201', 'http://emergency.localhost:4200'];

test('Chinese characters take two columns', () => {
  expect(columns('学员 a')).toBe(6);
  expect(
    table([
      ['学员', 'x'],
      ['teacher', 'y'],
    ]),
  ).toEqual(['学员      x', 'teacher   y']);
});

test('without accounts nothing is said about accounts', () => {
  const lines = greeting({ main, emergency, accounts: [] }, '.data/server.log');
  expect(lines.join('\n')).not.toContain('account');
  expect(lines.at(-1)).toBe(
    'Emergency site   http://localhost:4201 or http://emergency.localhost:4200',
  );
});

test('the accounts are the last lines, after the addresses and the log', () => {
  const accounts = [{ role: '学员', account: '13800000001', password: 'demo' }];
  const lines = greeting({ main, emergency, accounts }, '.data/server.log');
  expect(lines.at(-1)).toBe('学员           13800000001   demo');
  expect(lines.findIndex((line) => line.includes('.data/server.log'))).toBeLessThan(
    lines.findIndex((line) => line.includes(main)),
  );
});
