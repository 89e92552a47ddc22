import { saveOutcome } from './saveOutcome';

const refused = (status: number) => ({ error: { status, flag: status, message: '' } });
const saved = { isOpen: true, saved: [], endsAt: null, now: 0 };

it.each([
  ['what was kept', { data: saved }, saved],
  ['kept of something that has ended', { data: { ...saved, isOpen: false } }, 'gone'],
  ['no answer at all', refused(400), 'refused'],
  ['of something that is not there', refused(404), 'gone'],
  ['the line is down', refused(0), 'lost'],
  ['the server is in trouble', refused(503), 'lost'],
])('%s', (_, came, outcome) => {
  expect(saveOutcome(came as Parameters<typeof saveOutcome>[0])).toEqual(outcome);
});
