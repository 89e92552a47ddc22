import { readSettings } from './settings';

const at = (address: string) => new URL(address) as unknown as Location;

it.each([
  ['http://localhost:4201/', 'http://localhost:4200'],
  ['http://emergency.localhost:4200/', 'http://localhost:4200'],
  ['https://emergency.learn.example/', 'https://learn.example'],
  ['https://learn.example/', 'https://learn.example'],
])('beside %s the main site is at %s', (address, origin) => {
  expect(readSettings({}, at(address)).mainOrigin).toBe(origin);
});

it('takes a name without a value for none, and an origin without its last slash', () => {
  const empty = { VITE_MAIN_ORIGIN: '', VITE_IMAGE_HOST: ' ' };
  const settings = { mainOrigin: 'http://localhost:4200', imageHost: '/storage/' };
  expect(readSettings(empty, at('http://localhost:4201/'))).toEqual(settings);
  const slashed = { VITE_MAIN_ORIGIN: 'https://a.example/' };
  expect(readSettings(slashed, at('http://localhost:4201/')).mainOrigin).toBe('https://a.example');
});

it('takes what the build was given', () => {
  const given = { VITE_MAIN_ORIGIN: 'https://a.example', VITE_IMAGE_HOST: 'https://img.example/' };
  expect(readSettings(given, at('http://localhost:4201/'))).toEqual({
    mainOrigin: 'https://a.example',
    imageHost: 'https://img.example/',
  });
});
