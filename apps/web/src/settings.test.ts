import { readSettings } from './settings';

describe('readSettings', () => {
  it.each([
    ['http://localhost:4200/', 'http://emergency.localhost:4200'],
    ['https://learn.example/course', 'https://emergency.learn.example'],
    ['http://127.0.0.1:4200/', 'http://127.0.0.1:4201'],
    ['http://[::1]:4200/', 'http://[::1]:4201'],
  ])('beside %s the emergency centre is %s', (address, origin) => {
    expect(readSettings({}, new URL(address)).emergencyOrigin).toBe(origin);
  });

  it('takes what the build was given', () => {
    const env = {
      VITE_EMERGENCY_ORIGIN: 'https://aid.example',
      VITE_IMAGE_HOST: 'https://img.example',
      VITE_HOTLINE: '400-123-4567',
    };
    expect(readSettings(env, new URL('http://localhost/'))).toEqual({
      emergencyOrigin: 'https://aid.example',
      imageHost: 'https://img.example',
      hotline: '400-123-4567',
    });
  });
});
