import Box from '@mui/material/Box';
import { NoticeBell } from '../../features/noticeBell/NoticeBell';
import type { AreaName } from '../areas';
import { AccountArea } from './AccountArea';
import { AppCode } from './AppCode';
import { MemberButton } from './MemberButton';

const row = { display: 'flex', alignItems: 'center' };

/** What every header ends with. */
export function HeaderActions({ area }: { area: AreaName }) {
  return (
    <Box sx={row}>
      <AppCode />
      <NoticeBell />
      <MemberButton />
      <AccountArea area={area} />
    </Box>
  );
}
