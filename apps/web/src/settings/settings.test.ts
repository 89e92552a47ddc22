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
      VITE_EMERGENCY_ORIGIN: 'https://aid.example/',
      VITE_IMAGE_HOST: 'https://img.example',
      VITE_HOTLINE: '400-123-4567',
      VITE_ADDRESS: '示例市学府路1号',
      VITE_FOLLOW_ADDRESS: 'https://follow.example/cheese',
      VITE_CHAT_SCRIPT: 'https://chat.example/chat.js',
      VITE_UNIVERSITY_ORIGIN: 'https://univ.example/',
      VITE_CONTEST_ORIGIN: ' https://match.example ',
      VITE_CLINICAL_ORIGIN: '',
      VITE_COPYRIGHT: '© 2026 示例大学',
      VITE_FILING_NUMBER: '京ICP备12345678号',
    };
    expect(readSettings(env, new URL('http://localhost/'))).toEqual({
      emergencyOrigin: 'https://aid.example',
      imageHost: 'https://img.example',
      hotline: '400-123-4567',
      address: '示例市学府路1号',
      followAddress: 'https://follow.example/cheese',
      chatScript: 'https://chat.example/chat.js',
      neighbours: {
        university: 'https://univ.example',
        contest: 'https://match.example',
        clinical: null,
      },
      copyright: '© 2026 示例大学',
      filingNumber: '京ICP备12345678号',
    });
  });

  it('knows nothing of a deployment that says nothing', () => {
    const empty = { VITE_COPYRIGHT: ' ', VITE_EMERGENCY_ORIGIN: '', VITE_HOTLINE: '' };
    const settings = readSettings({ ...empty, VITE_IMAGE_HOST: '' }, new URL('http://localhost/'));
    const ours = { emergencyOrigin: 'http://emergency.localhost', imageHost: '/storage/' };
    expect(settings).toMatchObject({ ...ours, hotline: '400-000-0000' });
    expect(settings.neighbours).toEqual({ university: null, contest: null, clinical: null });
    expect(settings).toMatchObject({ copyright: null, filingNumber: null, address: null });
    expect(settings).toMatchObject({ followAddress: null, chatScript: null });
  });
});
