import MemberIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { useGate } from '../../session/useGate';

const Compact = styled(Button)(({ theme: { breakpoints } }) => ({
  minWidth: 0,
  gap: 4,
  [breakpoints.down('barMiddle')]: { '& .words': { position: 'absolute', clipPath: 'inset(50%)' } },
  [breakpoints.down('sm')]: { display: 'none' },
}));

/** The way to membership; its sign alone where the header is narrow. */
export function MemberButton() {
  const gate = useGate();
  return (
    <Compact color="inherit" {...gate(paths.memberCard())}>
      <MemberIcon fontSize="small" />
      <span className="words">{shopMessages.membershipCenter}</span>
    </Compact>
  );
}
