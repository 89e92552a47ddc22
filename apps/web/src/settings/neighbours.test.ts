import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import { neighbourAddress, neighbourOf } from './neighbours';

const none = { university: null, contest: null, clinical: null };

test('every path that is only linked to belongs to one of them', () => {
  expect(Object.values(neighbourPaths).filter((path) => !neighbourOf(path))).toEqual([]);
});

test.each([
  ['/univ', 'university'],
  ['/univ?from=home', 'university'],
  ['/univ/mycourse', 'university'],
  ['/campaign/match/login', 'contest'],
  ['/clinical-system/', 'clinical'],
  ['/university', null],
  ['/course/univ/', null],
])('%s belongs to %s', (path, neighbour) => {
  expect(neighbourOf(path)).toBe(neighbour);
});

test('its address keeps the path and what is asked with it', () => {
  const origins = { ...none, contest: 'https://match.example' };
  const address = neighbourAddress('/campaign/match/login?year=2026', origins);
  expect(address).toBe('https://match.example/campaign/match/login?year=2026');
});

test('where no such system is configured, or the path is ours, there is none', () => {
  const origins = { ...none, contest: 'https://match.example' };
  expect(neighbourAddress('/univ/', origins)).toBeNull();
  expect(neighbourAddress('/realTimeInfo', origins)).toBeNull();
});
