// A neighbour is asked through its service, shapes, tables or door; wings import one way.
import { findByPhone } from '../../people/person/person.store';
import type { PersonRow } from '../../people/person/person.store';
import { selectTree } from '../../content/tag/tag.store';
import { search } from '../../front/search/search.service';
import { lockOrg } from '../../emergency/people/org.door';
export { searchRoutes } from '../../front/search/search.routes';
export const lazily = () => import('../../front/search/search.service');
import { selectHalos } from '../../people/person/person.store.js';
