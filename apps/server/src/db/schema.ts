/** Every table, for the tool that writes migrations and the test that finds a missing one. */
export * from '../modules/emergencyResource/resource.tables';
export * from '../modules/news/news.tables';
export * from '../seed/planted.tables';
