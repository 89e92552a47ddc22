/** Every table, for the tool that writes migrations and the test that finds a missing one. */
export * from '../modules/emergencyResource/resource.tables';
export * from '../modules/limit/limit.tables';
export * from '../modules/news/news.tables';
export * from '../modules/organisation/organisation.tables';
export * from '../modules/person/person.tables';
export * from '../modules/puzzle/puzzle.tables';
export * from '../modules/scan/scan.tables';
export * from '../modules/session/session.tables';
export * from '../modules/smsCode/smsCode.tables';
export * from '../modules/studyTime/studyTime.tables';
export * from '../seed/planted.tables';
