import { createBrowserRouter } from 'react-router-dom';
import { nameEntry } from './nameEntry';

const keyOfVisit = () => createBrowserRouter([{ path: '*' }]).state.location.key;

it('each visit has a key of its own, and keeps it when it is loaded anew', () => {
  history.replaceState(null, '', '/');
  nameEntry(history);
  const home = keyOfVisit();
  nameEntry(history);
  expect(keyOfVisit()).toBe(home);

  history.pushState(null, '', '/help');
  nameEntry(history);
  expect(new Set([keyOfVisit(), home, 'default']).size).toBe(3);
});

it('what else an entry knows stays', () => {
  history.replaceState({ idx: 3, usr: 'said' }, '');
  nameEntry(history);
  expect(history.state).toMatchObject({ idx: 3, usr: 'said' });
});
