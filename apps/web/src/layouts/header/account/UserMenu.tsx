import { barDown } from '@cheese/ui/frame/barRoom';
import { PersonFace } from '@cheese/ui/media/PersonFace';
import { MenuPopup } from '@cheese/ui/popup/MenuPopup';
import { styled } from '@mui/material/styles';
import { useSessionState } from '../../../session/session';
import type { AreaName } from '../../areas';
import { texts } from '../texts';
import { UserMenuItems } from './UserMenuItems';

const Nickname = styled('span')(({ theme }) => ({
  maxWidth: 96,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [barDown(theme, 'sm')]: { display: 'none' },
}));

export function UserMenu({ area }: { area: AreaName }) {
  // Null for a moment while a stored session is refetched.
  const { person } = useSessionState();
  const name = person?.info.nickname ?? '';
  const label = (
    <>
      <PersonFace src={person?.info.avatar ?? null} name={name} size={28} />
      <Nickname>{name}</Nickname>
    </>
  );
  return (
    <MenuPopup label={label} name={texts.own(name)} align="end">
      <UserMenuItems area={area} />
    </MenuPopup>
  );
}
