import type { AreaName } from '../areas';
import { RoleLinks } from './RoleLinks';
import { UserMenu } from './UserMenu';

/** What a header ends with for who is signed in; visitors do without its weight. */
export default function SignedInArea({ area }: { area: AreaName }) {
  return (
    <>
      <RoleLinks />
      <UserMenu area={area} />
    </>
  );
}
