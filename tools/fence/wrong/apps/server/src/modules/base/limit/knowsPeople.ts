// The ground knows nobody.
import { person } from '../../people/person/person.tables';
