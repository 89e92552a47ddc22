import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const Line = styled('footer')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: 16,
  color: theme.palette.text.secondary,
}));

export function LoginFooter() {
  return (
    <Line>
      <span>{texts.copyright}</span>
      <Link href={texts.filingRegister} color="inherit">
        {texts.filing}
      </Link>
    </Line>
  );
}
