import type { AreaName } from '../../areas';
import { RoleLink } from './RoleLink';
import { UserMenu } from './UserMenu';

/** Loaded for signed-in users only, to save visitors the download. */
export default function SignedInArea({ area }: { area: AreaName }) {
  return (
    <>
      <RoleLink />
      <UserMenu area={area} />
    </>
  );
}
