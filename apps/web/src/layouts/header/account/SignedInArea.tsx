import type { AreaName } from '../../areas';
import { RoleLink } from './RoleLink';
import { UserMenu } from './UserMenu';

/** What a header ends with for who is signed in; visitors do without its weight. */
export default function SignedInArea({ area }: { area: AreaName }) {
  return (
    <>
      <RoleLink />
      <UserMenu area={area} />
    </>
  );
}
