import { aQuestion, anItem } from './givenCentre';

/**
 * Access table of the emergency centre's calls. All ids belong to 春晖 (organisation 1) or its
 * trainee. The columns:
 */
export const columns = [
  'visitor',
  'visitorOfMain',
  'trainee',
  'otherTrainee',
  'manager',
  'otherManager',
  'platformAdmin',
] as const;

/** Past the guard, a call may answer anything but 401 and 403. */
const open = '+   +   +   +   +   +   +';
const user = '401 401 +   +   +   +   +';
const managers = '401 401 403 403 +   +   +';

const { createdAt: _c, updatedAt: _u, organisationId: _o, ...written } = aQuestion;
const { createdAt: _ic, updatedAt: _iu, organisationId: _io, ...writtenItem } = anItem;
const manyPeople = { name: '新人', role: 3 };

/**
 * The platform administrator asks for the second of two equal things, as the first may have been
 * deleted.
 */
export type CallInput = (which: { id: number; userId: number; phoneNum: string }) => {
  query?: string;
  body?: object;
};

type Row = [call: string, expected: string, asked?: CallInput];

const byId: CallInput = ({ id }) => ({ query: `?id=${id}` });
const ofFirst: CallInput = () => ({ query: '?orgId=1' });

export const table: Row[] = [
  ['auth.loginByPassword', open],
  ['auth.loginByCode', open],
  ['auth.sendCode', open],
  ['auth.puzzle', open],
  ['auth.solvePuzzle', open],
  ['auth.logOut', open],
  ['user.infoExtend', '401 401 200 200 200 200 200'],
  ['user.tokenValid', open],
  ['user.setPassword', open],
  ['resource.listPage', managers],
  ['resource.list', managers],
  ['resource.ground', open],
  ['resource.upload', managers],
  ['resource.one', user],
  ['resource.edit', managers],
  ['resource.remove', managers],
  ['resource.oss', managers],
  ['resource.managed', managers],
  ['resource.setGround', managers],
  ['resource.convertAgain', managers],
  ['resource.cancelUpload', managers],

  ['certificateItem.list', '401 401 403 403 200 200 400'],
  ['certificateItem.list', '401 401 403 403 200 404 200', ofFirst],
  [
    'certificateItem.save',
    '401 401 403 403 200 404 200',
    () => ({ body: { ...writtenItem, orgId: 1 } }),
  ],
  [
    'certificateItem.edit',
    '401 401 403 403 200 404 200',
    ({ id }) => ({ body: { ...writtenItem, id } }),
  ],
  ['certificateItem.get', '401 401 403 403 200 404 200'],
  ['certificateItem.remove', '401 401 403 403 200 404 200', byId],
  ['certificateRecord.list', '401 401 403 403 200 200 400'],
  ['certificateRecord.list', '401 401 403 403 200 404 200', ofFirst],
  [
    'certificateRecord.revoke',
    '401 401 403 403 200 404 200',
    ({ id }) => ({ body: { id, reason: '信息有误' } }),
  ],
  ['certificateRecord.export', '401 401 403 403 200 200 400'],
  ['certificateRecord.export', '401 401 403 403 200 404 200', ofFirst],
  ['certificateRecord.verify', '200 200 200 200 200 200 200'],
  ['myCertificate.progress', '401 401 200 200 200 200 409'],
  ['myCertificate.claim', '401 401 200 404 409 404 409', () => ({ body: { itemId: 1 } })],
  ['myCertificate.list', '401 401 200 200 200 200 200'],
  ['myCertificate.get', '401 401 200 404 404 404 404'],

  ['org.list', '401 401 403 403 403 403 200'],
  ['org.save', '401 401 403 403 403 403 200', () => ({ body: { name: '新中心' } })],
  ['org.edit', '401 401 403 403 403 403 200', () => ({ body: { id: 1, name: '新名称' } })],
  ['orgUser.list', '401 401 403 403 200 200 400'],
  ['orgUser.list', '401 401 403 403 200 404 200', ofFirst],
  [
    'orgUser.add',
    '401 401 403 403 200 404 200',
    ({ phoneNum }) => ({ body: { ...manyPeople, phoneNum, orgId: 1 } }),
  ],
  [
    'orgUser.edit',
    '401 401 403 403 200 404 200',
    ({ userId, phoneNum }) => ({ body: { ...manyPeople, phoneNum, id: userId } }),
  ],
  ['orgUser.remove', '401 401 403 403 200 404 200', ({ userId }) => ({ query: `?id=${userId}` })],
  [
    'orgUser.resetPassword',
    '401 401 403 403 200 404 200',
    ({ userId }) => ({ body: { id: userId } }),
  ],
  // An import is its uploader's alone: here 春晖's manager has one of each kind.
  ...(['questionImport', 'orgUserImport'] as const).flatMap((kind): Row[] => {
    const importId = kind === 'questionImport' ? 1 : 2;
    const ofOwn: CallInput = () => ({ query: `?importId=${importId}` });
    return [
      [`${kind}.template`, '401 401 403 403 200 200 200'],
      // Sent without a form, because the access check comes first.
      [`${kind}.preview`, '401 401 403 403 400 400 400'],
      [`${kind}.rows`, '401 401 403 403 200 404 404', ofOwn],
      [`${kind}.state`, '401 401 403 403 200 404 404', ofOwn],
      [`${kind}.confirm`, '401 401 403 403 409 404 404', () => ({ body: { importId } })],
      [`${kind}.cancel`, '401 401 403 403 200 404 404', ofOwn],
    ];
  }),

  ['question.list', '401 401 403 403 200 200 400'],
  ['question.list', '401 401 403 403 200 404 200', ofFirst],
  ['question.save', '401 401 403 403 200 404 200', () => ({ body: { ...written, orgId: 1 } })],
  ['question.edit', '401 401 403 403 200 404 200', ({ id }) => ({ body: { ...written, id } })],
  ['question.remove', '401 401 403 403 200 404 200', byId],
  ['question.removeMany', '401 401 403 403 200 404 200', ({ id }) => ({ body: { ids: [id] } })],
  ['question.get', '401 401 403 403 200 404 200'],
  ['question.rand', '401 401 200 409 200 409 409'],
  ['question.export', '401 401 403 403 200 200 400'],
  ['question.export', '401 401 403 403 200 404 200', ofFirst],

  ['quiz.current', '401 401 200 200 200 200 200'],
  ['quiz.supply', '401 401 200 200 200 200 409'],
  ['quiz.giveUp', '401 401 200 200 200 200 200', () => ({ body: { quizId: 1 } })],
  [
    'quiz.keepAnswer',
    '401 401 200 404 404 404 404',
    () => ({ body: { quizId: 1, questionId: 1, option: 'A' } }),
  ],
  ['quiz.submit', '401 401 200 404 404 404 404', () => ({ body: { quizId: 1, answers: [] } })],
  ['quiz.result', '401 401 200 404 404 404 404'],
  ['quiz.list', '401 401 200 200 200 200 200'],
  ['quiz.wrongList', '401 401 200 200 200 200 409'],

  ...['overview', 'trend', 'distribution', 'people', 'export'].flatMap((name): Row[] => {
    const days = `?from=0&to=1000${name === 'people' ? '&order=1' : ''}`;
    return [
      [`situation.${name}`, '401 401 403 403 200 200 400', () => ({ query: days })],
      [`situation.${name}`, '401 401 403 403 200 404 200', () => ({ query: `${days}&orgId=1` })],
    ];
  }),
  ['situation.atRisk', '401 401 403 403 200 200 400'],
  ['situation.atRisk', '401 401 403 403 200 404 200', ofFirst],
  // Person 2 is a trainee of 春晖.
  ['situation.person', '401 401 403 403 200 404 200', () => ({ query: '?from=0&to=1000' })],
  ['study.start', '401 401 200 200 200 200 200', () => ({ body: { resourceId: 1 } })],
  ['study.end', '401 401 200 404 404 404 404', () => ({ body: { studyId: 1 } })],
];
