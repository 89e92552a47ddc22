import { answerOf, expectAsSpecified, findSpecified, type Specified } from './specified';

/** Sections 7.1 to 7.3, row by row. */
const specified: Specified[] = [
  // 7.1 Auth and user
  [
    'POST',
    '/doctor-cheese/auth/v1/login/pp',
    ['loginPlatform', 'expireTime', 'phoneNum', 'password'],
    'main.auth.loginByPassword',
  ],
  [
    'POST',
    '/doctor-cheese/auth/v1/login/pn',
    ['loginPlatform', 'expireTime', 'mobile', 'code'],
    'main.auth.loginByCode',
  ],
  [
    'POST',
    '/doctor-cheese/auth/v1/login/uno',
    ['loginPlatform', 'expireTime', 'orgId', 'username', 'password'],
    'main.auth.loginBySchoolAccount',
  ],
  ['GET', '/doctor-cheese/auth/v1/sms/vc', ['p'], 'main.auth.sendCode'],
  ['POST', '/doctor-cheese/auth/v1/org-list', ['name', 'pwd'], 'main.auth.organisationsByPassword'],
  ['GET', '/doctor-cheese/org/v1/simple/main', ['p'], 'main.organisation.main'],
  ['GET', '/doctor-cheese/auth/v1/org-list', ['name'], 'main.auth.organisationsByName'],
  ['PUT', '/doctor-cheese/user/v1/my/password', ['code', 'newPassword'], 'main.user.setPassword'],
  ['GET', '/doctor-cheese/user/v1/info/extend', [], 'main.user.infoExtend'],
  ['GET', '/doctor-cheese/user/v1/info/complete', [], 'main.user.infoComplete'],
  ['POST', '/doctor-cheese/user/v1/token/valid', ['token'], 'main.user.tokenValid'],
  ['PUT', '/doctor-cheese/user/v1/my', null, 'main.user.changeProfile'],
  ['PUT', '/doctor-cheese/user/v2/my/auth', null, 'main.user.changeIdentity'],
  ['PUT', '/doctor-cheese/user/v2/my/simple', null, 'main.user.changeNickname'],
  ['PUT', '/doctor-cheese/user/v1/my/phone-num', null, 'main.user.changePhone'],
  ['POST', '/doctor-cheese/user/v1/my/binding/phone', null, 'main.user.bindPhone'],
  ['GET', '/doctor-cheese/user/v1/check-password-set', [], 'main.user.isPasswordSet'],
  ['GET', '/doctor-cheese/user/halo/v1/my', [], 'main.user.halo'],
  ['GET', '/doctor-cheese/open/v1/generate/id', ['cnt'], 'main.open.generateIds'],
  ['POST', '/doctor-cheese/user/v3/scan/login', ['uuid'], 'main.scan.login'],
  ['POST', '/doctor-cheese/user/v3/submit/login', ['uuid'], 'main.scan.submit'],
  ['POST', '/doctor-cheese/user/v3/cancel/login', ['uuid'], 'main.scan.cancel'],
  ['POST', '/doctor-cheese/user/v3/scan/complete', ['uuid'], 'main.scan.complete'],
  ['POST', '/doctor-cheese/user/v1/my/learn/start', [], 'main.studyTracking.start'],
  ['POST', '/doctor-cheese/user/v1/my/learn/end', [], 'main.studyTracking.end'],
  [
    'POST',
    '/doctor-cheese/user/v2/my/learn/start',
    ['productId', 'productType'],
    'main.studyTracking.startProduct',
  ],
  [
    'POST',
    '/doctor-cheese/user/v2/my/learn/end',
    ['productId', 'productType'],
    'main.studyTracking.endProduct',
  ],

  // 7.2 Tags and outline
  ['GET', '/doctor-cheese/data-tag/v1/list', ['page', 'pageCnt', 'pid', 'type'], 'main.tag.list'],
  ['GET', '/doctor-cheese/user/tag/v1', [], 'main.tag.chosen'],
  ['POST', '/doctor-cheese/user/tag/v1', ['tagId'], 'main.tag.choose'],
  ['GET', '/doctor-cheese/selected-outline/v3/list', ['loginPlatform'], 'main.outline.list'],
  ['GET', '/doctor-cheese/data-tag/v1/group/major', null, 'main.tag.majors'],
  ['GET', '/doctor-cheese/data-tag/v1/group/list', null, 'main.tag.groups'],
  ['GET', '/doctor-cheese/data-tag/v1/group/course', null, 'main.tag.courseGroups'],
  ['GET', '/doctor-cheese/data-tag/v1/list/by/keyword', null, 'main.tag.byKeyword'],

  // 7.3 Notices
  ['GET', '/doctor-cheese/notice/v1/unread/total', [], 'main.notice.unreadTotal'],
  ['GET', '/doctor-cheese/notice/v1/official/list', null, 'main.notice.officialList'],
  ['PUT', '/doctor-cheese/notice/v1/status', null, 'main.notice.setStatus'],
];

describe('sections 7.1 to 7.3', () => {
  it.each(specified)('%s %s', (...call) => expectAsSpecified(call));

  it('the scan calls send a form', () => {
    const scanning = specified.filter(([, url]) => url.includes('/user/v3/'));
    expect(scanning).toHaveLength(4);
    for (const [method, url] of scanning) expect(findSpecified(method, url).call.body).toBe('form');
  });

  it.each(['pp', 'pn', 'uno'])('login/%s answers a token', (way) => {
    const { properties } = answerOf('POST', `/doctor-cheese/auth/v1/login/${way}`);
    expect(properties?.['token']).toMatchObject({ type: 'string' });
  });

  it('what is read of the other answers is in them', () => {
    const organisations = answerOf('POST', '/doctor-cheese/auth/v1/org-list');
    expect(Object.keys(organisations.items?.properties ?? {}).sort()).toEqual(
      ['logo', 'mainOrgId', 'name', 'userName'].sort(),
    );
    expect(answerOf('POST', '/doctor-cheese/user/v1/token/valid').type).toBe('boolean');
    expect(answerOf('GET', '/doctor-cheese/notice/v1/unread/total').type).toBe('integer');

    const info = answerOf('GET', '/doctor-cheese/user/v1/info/extend').properties;
    expect(Object.keys(info ?? {})).toEqual(['name', 'nickname', 'avatar']);
    const complete = answerOf('GET', '/doctor-cheese/user/v1/info/complete').properties;
    expect(Object.keys(complete ?? {})).toEqual(['user', 'userExtend']);
    expect(complete?.['user']?.properties).toHaveProperty('orgUserRole');

    const halo = answerOf('GET', '/doctor-cheese/user/halo/v1/my').items?.properties;
    expect(Object.keys(halo ?? {})).toEqual(['code', 'expiration']);
    const tags = answerOf('GET', '/doctor-cheese/data-tag/v1/list').properties?.['list'];
    expect(Object.keys(tags?.items?.properties ?? {}).sort()).toEqual(
      ['hasChild', 'id', 'name', 'pid'].sort(),
    );
    const outline = answerOf('GET', '/doctor-cheese/selected-outline/v3/list').items?.properties;
    expect(Object.keys(outline ?? {}).sort()).toEqual(['actionValue', 'id', 'title'].sort());
  });

  it('the list of tags takes 9999 at once, the school administrator has the role 1', () => {
    const { contract } = findSpecified('GET', '/doctor-cheese/data-tag/v1/list');
    expect(contract.query).toMatchObject({
      properties: { pageCnt: { maximum: 9999 }, type: { enum: [9] } },
    });
    const complete = answerOf('GET', '/doctor-cheese/user/v1/info/complete').properties;
    expect(complete?.['user']?.properties?.['orgUserRole']).toMatchObject({
      anyOf: [{ properties: { code: { enum: [1, 2, 3] } } }, { type: 'null' }],
    });
  });
});
