// The list of all tables.
export * from '../modules/people/person/person.tables';
