import { listLimits } from '@cheese/domain/codes/base/limits';
import type { Organisation } from '@cheese/domain/contract/people/organisation';
import type { Db } from '../../../db/database';
import { selectOrganisations } from './organisation.store';
import type { OrganisationRow } from './organisation.tables';

export async function listOrganisations(db: Db, page: number): Promise<Organisation[]> {
  const size = listLimits.organisationPage;
  return (await selectOrganisations(db, size, (page - 1) * size)).map(toOrganisation);
}

export const toOrganisation = ({ id, name, logo }: OrganisationRow): Organisation => ({
  mainOrgId: id,
  name,
  logo,
});
