import { emergencyRoleCodes } from '@cheese/domain/codes/emergency/centre';
import BusinessIcon from '@mui/icons-material/Business';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { useSessionState } from '../../session/session';
import { useOrgScope } from './OrgScope';
import { texts } from './texts';

const OrgDialog = lazyPart(() => import('./OrgDialog'));

const Name = styled('span')(({ theme }) => ({
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A phone shows only the icon; screen readers still get the label.
  [theme.breakpoints.down('sm')]: { position: 'absolute', clipPath: 'inset(50%)' },
}));

/** Only platform administrators choose an organisation; other users have their own. */
export function OrgChooser() {
  const isPlatform = useSessionState().person?.role === emergencyRoleCodes.platformAdmin;
  const { chosen } = useOrgScope();
  const [isOpen, setOpen] = useState(false);
  if (!isPlatform) return null;
  return (
    <>
      <Button
        color="inherit"
        aria-label={chosen ? texts.chosen(chosen.name) : texts.choose}
        startIcon={<BusinessIcon />}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0 }}
      >
        <Name>{chosen?.name ?? texts.choose}</Name>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OrgDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
