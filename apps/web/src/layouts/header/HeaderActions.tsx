import { styled } from '@mui/material/styles';
import { NoticeBell } from '../../features/noticeBell/NoticeBell';
import type { AreaName } from '../areas';
import { AccountArea } from './account/AccountArea';
import { AppCode } from './AppCode';
import { MemberButton } from './account/MemberButton';

/** Where the link of a role stands, membership is its sign alone: the search needs the room. */
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '&:has(.ofRole) .words': { position: 'absolute', clipPath: 'inset(50%)' },
});

/** What every header ends with. */
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
