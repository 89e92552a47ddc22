import { answerOf, expectAsSpecified, findSpecified, type Specified } from './specified';

/**
 * Section 7.5, call by call. The specification shows its payloads only where they are shared with
 * 7.1.
 */
const specified: Specified[] = [
  [
    'POST',
    '/doctor-cheese-smreds/auth/v1/login/pp',
    ['loginPlatform', 'expireTime', 'phoneNum', 'password'],
    'emergency.auth.loginByPassword',
  ],
  [
    'POST',
    '/doctor-cheese-smreds/auth/v1/login/pn',
    ['loginPlatform', 'expireTime', 'mobile', 'code'],
    'emergency.auth.loginByCode',
  ],
  ['GET', '/doctor-cheese-smreds/auth/v1/sms/vc', ['p'], 'emergency.auth.sendCode'],
  ['GET', '/doctor-cheese-smreds/user/v1/info/extend', [], 'emergency.user.infoExtend'],

  ['GET', '/doctor-cheese-smreds/resource/v1/list-page', null, 'emergency.resource.listPage'],
  ['GET', '/doctor-cheese-smreds/resource/v1/list', null, 'emergency.resource.list'],
  ['GET', '/doctor-cheese-smreds/resource/v1/ground', null, 'emergency.resource.ground'],
  ['POST', '/doctor-cheese-smreds/resource/v1', null, 'emergency.resource.upload'],
  ['GET', '/doctor-cheese-smreds/resource/v1/one', null, 'emergency.resource.one'],
  ['PUT', '/doctor-cheese-smreds/resource/v1', null, 'emergency.resource.edit'],
  ['DELETE', '/doctor-cheese-smreds/resource/v1/delete', null, 'emergency.resource.remove'],
  ['GET', '/doctor-cheese-smreds/resource/v1/oss', null, 'emergency.resource.oss'],

  ['GET', '/doctor-cheese-smreds/smreds/cre/v1/list', null, 'emergency.certificateItem.list'],
  ['POST', '/doctor-cheese-smreds/smreds/cre/v1/save', null, 'emergency.certificateItem.save'],
  ['PUT', '/doctor-cheese-smreds/smreds/cre/v1/edit', null, 'emergency.certificateItem.edit'],
  ['GET', '/doctor-cheese-smreds/smreds/cre/v1/get/:id', ['id'], 'emergency.certificateItem.get'],
  [
    'DELETE',
    '/doctor-cheese-smreds/smreds/cre/v1/delete',
    null,
    'emergency.certificateItem.remove',
  ],

  ['GET', '/doctor-cheese-smreds/org/user/v1/list', null, 'emergency.orgUser.list'],
  ['POST', '/doctor-cheese-smreds/org/user/v1', null, 'emergency.orgUser.add'],
  ['PUT', '/doctor-cheese-smreds/org/user/v1', null, 'emergency.orgUser.edit'],
  ['DELETE', '/doctor-cheese-smreds/org/user/v1/delete', null, 'emergency.orgUser.remove'],

  ['GET', '/doctor-cheese-smreds/smreds/question/v1/list', null, 'emergency.question.list'],
  ['POST', '/doctor-cheese-smreds/smreds/question/v1/save', null, 'emergency.question.save'],
  ['PUT', '/doctor-cheese-smreds/smreds/question/v1/edit', null, 'emergency.question.edit'],
  ['DELETE', '/doctor-cheese-smreds/smreds/question/v1/delete', null, 'emergency.question.remove'],
  ['GET', '/doctor-cheese-smreds/smreds/question/v1/get/:id', ['id'], 'emergency.question.get'],
  ['GET', '/doctor-cheese-smreds/smreds/question/v1/rand', null, 'emergency.question.rand'],

  ['GET', '/doctor-cheese/open/v1/oss', null, 'main.open.oss'],
];

describe('section 7.5', () => {
  it.each(specified)('%s %s', (...call) => expectAsSpecified(call));

  it('greets by name and avatar', () => {
    const { properties } = answerOf('GET', '/doctor-cheese-smreds/user/v1/info/extend');
    expect(properties).toHaveProperty('name');
    expect(properties).toHaveProperty('avatar');
  });

  it.each(['pp', 'pn'])('login/%s answers a token', (way) => {
    const { properties } = answerOf('POST', `/doctor-cheese-smreds/auth/v1/login/${way}`);
    expect(properties?.['token']).toMatchObject({ type: 'string' });
  });

  it('asks trainees single-choice and true/false questions, and never with their key', () => {
    const quiz = answerOf('GET', '/doctor-cheese-smreds/smreds/question/v1/rand');
    const question = quiz.properties?.['questions']?.items?.properties;
    expect(Object.keys(question ?? {})).toEqual(['id', 'type', 'stem', 'options']);
    expect(question?.['type']).toMatchObject({ enum: [1, 2] });
    expect(JSON.stringify(quiz)).not.toMatch(/"(answer|analysis|verdict)"/);
  });

  it('lets everybody verify a certificate, and says no more than it must', () => {
    const url = '/doctor-cheese-smreds/smreds/cre/v1/verify/:number';
    expect(findSpecified('GET', url).contract.access).toBe('open');
    expect(Object.keys(answerOf('GET', url).properties ?? {}).sort()).toEqual([
      'expiresAt',
      'issuedAt',
      'itemName',
      'name',
      'number',
      'orgName',
      'revokedAt',
      'state',
    ]);
  });

  it('shows nobody but managers what managers keep', () => {
    const managed = ['list-page', 'list', 'oss'].map((name) => `resource/v1/${name}`);
    const banks = ['question', 'cre'].map((name) => `smreds/${name}/v1/list`);
    for (const path of [...managed, ...banks, 'org/user/v1/list']) {
      const { contract } = findSpecified('GET', `/doctor-cheese-smreds/${path}`);
      expect({ path, access: contract.access }).toEqual({ path, access: 'welfareManager' });
    }
  });
});
