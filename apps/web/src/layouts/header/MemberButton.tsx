import MemberIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import { barDown } from '@cheese/ui/frame/barRoom';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { useGate } from '../../session/useGate';

const Compact = styled(Button)(({ theme }) => ({
  minWidth: 0,
  gap: 4,
  [barDown(theme, 'barMiddle')]: { '& .words': { position: 'absolute', clipPath: 'inset(50%)' } },
  [barDown(theme, 'sm')]: { display: 'none' },
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
