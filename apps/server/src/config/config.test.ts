import { likelyProxy, readConfig } from './config';
import { ConfigError } from './environment';

describe('readConfig', () => {
  it('needs nothing at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4200,
      emergencyPort: 4201,
      databaseUrl: null,
      logLevel: 'info',
      seed: 'demo',
    });
    expect(config.dataDir).toMatch(/\.data$/);
  });

  it('gives a call seconds and a job minutes, unless told otherwise', () => {
    const env = { DATABASE_TIMEOUT_S: '5', DATABASE_LONG_TIMEOUT_S: '60' };
    const { databasePatience } = readConfig({});
    expect(databasePatience).toEqual({ connectMs: 2_000, callMs: 20_000, patientMs: 600_000 });
    expect(readConfig(env).databasePatience).toMatchObject({ callMs: 5_000, patientMs: 60_000 });
  });

  it.each([1, 65_535])('takes port %d', (port) => {
    expect(readConfig({ PORT: String(port) }).port).toBe(port);
  });

  it('plants no demo rows in a real database unless asked to', () => {
    const databaseUrl = 'postgres://cheese:secret@db:5432/cheese';
    const env = { DATABASE_URL: databaseUrl, SANDBOX: 'on' };
    expect(readConfig(env)).toMatchObject({ databaseUrl, seed: 'none' });
    expect(readConfig({ ...env, SEED: 'demo' }).seed).toBe('demo');
  });

  const keys = {
    SMS_PROVIDER: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: 'i',
    ALIYUN_ACCESS_KEY_SECRET: 's',
    ALIYUN_SMS_SIGN_NAME: 'n',
    ALIYUN_SMS_TEMPLATE_CODE: 't',
  };

  it.each([
    ['HOST', { HOST: '0.0.0.0' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@127.0.0.1/d' }],
    ['NODE_ENV', { NODE_ENV: 'production' }],
  ])('opens /sandbox for more than this machine only where that is said: %s', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(
      `${name} is set as for a public server, but without SMS_PROVIDER`,
    );
    expect(readConfig({ ...env, SANDBOX: 'on' }).aliyunSms).toBeNull();
    expect(readConfig({ ...env, ...keys }).aliyunSms).not.toBeNull();
  });

  it.each([
    [{}, true],
    [keys, false],
    [{ ...keys, SANDBOX: 'on' }, true],
    [{ ...keys, HOST: '0.0.0.0' }, false],
    [{ TRUSTED_PROXIES: '10.0.0.1' }, false],
  ])('the demo phone pays only where no strangers come: %j', (env, mayPayByPhone) => {
    expect(readConfig(env)).toMatchObject({ mayPayByPhone });
  });

  it('says where a proxy is likely that nobody has named', () => {
    const env = { DATABASE_URL: 'postgres://u:p@127.0.0.1/d', SANDBOX: 'on' };
    expect(likelyProxy(readConfig(env))).toContain('TRUSTED_PROXIES is empty');
    expect(likelyProxy(readConfig({ ...env, TRUSTED_PROXIES: '10.0.0.1' }))).toBeNull();
    expect(likelyProxy(readConfig({ HOST: '0.0.0.0', SANDBOX: 'on' }))).toContain('empty');
    expect(likelyProxy(readConfig({}))).toBeNull();
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, but it is "http".'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, but it is "0".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, but it is "70000".'],
    [{ EMERGENCY_PORT: '-1' }, 'EMERGENCY_PORT must be a whole number'],
    [{ PORT: '4201' }, 'PORT and EMERGENCY_PORT are both 4201; each site needs its own.'],
    [{ DATA_DIR: '  ' }, 'DATA_DIR is set but empty; give it a value or leave it out.'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL is set but empty'],
    [{ DATABASE_URL: 'mysql://u:topsecret@h/d' }, 'DATABASE_URL must look like postgres://'],
    [{ DATABASE_URL: 'postgres://u:topsecret@h' }, 'DATABASE_URL must look like postgres://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error'],
    [{ TRUSTED_PROXIES: '10.0.0.1,proxy' }, 'TRUSTED_PROXIES must be network addresses'],
    [{ CHAT_ORIGIN: 'https://chat.example.com/widget.js' }, 'CHAT_ORIGIN must look like https://'],
    [{ CHAT_ORIGIN: 'chat.example.com' }, 'CHAT_ORIGIN must look like https://'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be one of embedded, aliyun'],
    [{ SMS_PROVIDER: 'aliyun' }, 'ALIYUN_ACCESS_KEY_ID is missing; SMS_PROVIDER=aliyun needs it.'],
    [{ STORAGE_ENDPOINT: 's3.example.com' }, 'STORAGE_ENDPOINT must look like https://'],
    [{ STORAGE_ENDPOINT: 'https://s3.example.com' }, 'STORAGE_BUCKET is missing; STORAGE_ENDPOINT'],
    [{ UPLOAD_VIDEO_MB: '0' }, 'UPLOAD_VIDEO_MB must be a whole number from 1 to 5120'],
    [{ SCHOOL_MEDIA_GB: '0' }, 'SCHOOL_MEDIA_GB must be a whole number from 1 to 1000000'],
    [{ UPLOAD_IMAGE_MB: '9999' }, 'UPLOAD_IMAGE_MB must be a whole number'],
    [{ DATABASE_TIMEOUT_S: '0' }, 'DATABASE_TIMEOUT_S must be a whole number from 1 to 86400'],
    [{ DATABASE_TIMEOUT_S: '900' }, 'DATABASE_LONG_TIMEOUT_S must not be shorter'],
    [{ SEED: 'prod' }, 'SEED must be one of demo, none, but it is "prod".'],
  ])('ends the start over %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('takes a real provider of SMS with its keys', () => {
    const env = {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: 'id',
      ALIYUN_ACCESS_KEY_SECRET: 'secret',
      ALIYUN_SMS_SIGN_NAME: '芝士',
      ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
    };
    expect(readConfig(env).aliyunSms).toEqual({
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      signName: '芝士',
      templateCode: 'SMS_1',
    });
    expect(readConfig({}).aliyunSms).toBeNull();
  });

  it('never repeats a password in its complaint', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:topsecret@h/d' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('topsecret') }),
    );
  });
});
