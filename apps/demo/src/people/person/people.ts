import { services } from '@cheese/domain/calls/services';
import { roles } from '@cheese/domain/codes/people/roles';
import { codeOf, strictObject, keyOf } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { contentText } from '../../reading/contentFolder';
import { jsonIn } from '../../reading/readYaml';
import { Phone, Words } from '../../reading/shapes';
import { peopleFile } from './accounts';
import { demoOrganisations } from './organisations';

const Organisation = Type.String({ enum: demoOrganisations });
const Yes = Type.Optional(Type.Literal(true));

const People = strictObject({
  /** Everybody's, and printed where they are planted: demo people guard nothing. */
  password: Words,
  people: Type.Array(
    strictObject({
      /** What they are there to show. */
      role: Words,
      service: keyOf(services),
      name: Words,
      phone: Type.Optional(Phone),
      memberships: Type.Optional(
        Type.Array(
          strictObject({ organisation: Organisation, role: codeOf(roles), account: Words }),
        ),
      ),
      isMember: Yes,
      isPlatformAdmin: Yes,
      isWelfareManager: Yes,
    }),
  ),
  /** A line of a roll that nobody has claimed: who signs in with a new phone can show to be him. */
  rollLine: strictObject({ organisation: Organisation, number: Words, name: Words }),
});

export const {
  password: demoPassword,
  people: demoPeople,
  rollLine: demoRollLine,
} = jsonIn(contentText(peopleFile), { schema: People, path: peopleFile });

export type DemoPerson = Static<typeof People>['people'][number];
