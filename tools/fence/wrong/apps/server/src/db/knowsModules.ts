// Only the list of all tables does.
import { person } from '../modules/people/person/person.tables';
