import { styled } from '@mui/material/styles';
import { NoticeBell } from '../../features/noticeBell/NoticeBell';
import type { AreaName } from '../areas';
import { AccountArea } from './account/AccountArea';
import { AppCode } from './AppCode';
import { MemberButton } from './account/MemberButton';

/** If a role has its own link, membership is only an icon, to leave room for the search. */
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '&:has(.ofRole) .words': { position: 'absolute', clipPath: 'inset(50%)' },
});

export function HeaderActions({ area }: { area: AreaName }) {
  return (
    <Row>
      <AppCode />
      <NoticeBell />
      <MemberButton />
      <AccountArea area={area} />
    </Row>
  );
}
