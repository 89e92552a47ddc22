import { makeOrReload } from './makeOrReload';
import { reloadPage } from './reloadPage';

jest.mock('./reloadPage', () => ({ reloadPage: jest.fn() }));

const orReload = makeOrReload('partReloadedAt');
const gone = new TypeError('Failed to fetch dynamically imported module');
const fails = () => Promise.reject(gone);

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(reloadPage).mockClear();
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('hands over what was loaded', async () => {
  await expect(orReload(() => Promise.resolve('page'))).resolves.toBe('page');
  expect(reloadPage).not.toHaveBeenCalled();
});

it('loads the page anew where a part is gone, and shows no failure meanwhile', async () => {
  const settled = jest.fn();
  void orReload(fails).then(settled, settled);
  await jest.advanceTimersByTimeAsync(1000);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

it('does so once a minute at most', async () => {
  void orReload(fails);
  await jest.advanceTimersByTimeAsync(59_999);
  await expect(orReload(fails)).rejects.toBe(gone);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  void orReload(fails);
  await jest.advanceTimersByTimeAsync(0);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

it('stays where it is without a network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(orReload(fails)).rejects.toBe(gone);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('does not reload for ever where nothing can be remembered', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await expect(orReload(fails)).rejects.toBe(gone);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('keeps apart the sites that one tab visits', async () => {
  void orReload(fails);
  await jest.advanceTimersByTimeAsync(0);
  void makeOrReload('otherReloadedAt')(fails);
  await jest.advanceTimersByTimeAsync(0);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});
