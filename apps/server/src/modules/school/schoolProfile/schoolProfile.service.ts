import { createHash } from 'node:crypto';
import { type SchoolColour, schoolColours } from '@cheese/domain/codes/school/schoolProfile';
import type {
  SchoolProfile,
  SchoolProfileContract as C,
} from '@cheese/domain/contract/school/schoolProfile';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import type { IncomingFile } from '../../../plugins/forms';
import type { Storage } from '../../../ports/storage';
import {
  isSchoolNamed,
  selectSchool,
  updateSchool,
} from '../../people/organisation/organisation.door';
import type { OrganisationRow } from '../../people/organisation/organisation.tables';
import { drawSquare } from '../../people/person/person.avatar';
import type { Reach } from '../rights/reach';
import { requireWhole } from '../rights/rights.service';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';

const toProfile = ({ id, name, ...row }: OrganisationRow): SchoolProfile => ({
  id,
  name,
  shortName: row.shortName,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  address: row.address,
  colour: row.colour as SchoolColour | null,
  logo: row.logo,
  version: row.version,
});

export const readProfile = async (db: Db, reach: Reach) =>
  toProfile(await selectSchool(db, requireWhole(reach).organisationId));

export const editProfile = (
  db: Db,
  own: SchoolCaller,
  { version, ...asked }: Static<C['edit']['body']>,
) =>
  db.transaction(async (tx) => {
    const { organisationId } = requireWhole(own.reach);
    const before = await selectSchool(tx, organisationId);
    const name = requireText(asked.name);
    if (await isSchoolNamed(tx, name, organisationId)) refuse('school.nameTaken');
    const row = await updateSchool(tx, organisationId, version, { ...asked, name });
    if (row === null) return refuse('school.changed');
    await writeSchoolAudit(tx, own, {
      act: 'school.profile',
      about: name,
      before: toFacts(before),
      after: toFacts(row),
    });
    return toProfile(row);
  });

const toFacts = ({ colour, ...row }: OrganisationRow) => ({
  name: row.name,
  shortName: row.shortName,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  address: row.address,
  colour: colour ? schoolColours[colour as SchoolColour] : '',
});

interface LogoCaller extends SchoolCaller {
  storage: Storage;
}

/** Drawn anew as a square; the form's version stays good, since a logo is no part of it. */
export async function changeLogo(db: Db, own: LogoCaller, file: IncomingFile) {
  const { organisationId } = requireWhole(own.reach);
  const picture = await drawSquare(file.path);
  const mark = createHash('sha256')
    .update(`school:${organisationId}:`)
    .update(picture)
    .digest('hex');
  const logo = `logo/${mark.slice(0, 32)}.webp`;
  await own.storage.put(logo, picture);
  await db.transaction(async (tx) => {
    const { name, version } = await selectSchool(tx, organisationId);
    const row = await updateSchool(tx, organisationId, version, { logo });
    if (row === null) refuse('school.changed');
    await writeSchoolAudit(tx, own, { act: 'school.logo', about: name });
  });
  return { logo };
}
