import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { filingLinks } from '../../../layouts/footer/filingLinks';
import { useSettings } from '../../../settings/settings';

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
  const { copyright, filingNumber } = useSettings();
  if (!copyright && !filingNumber) return null;
  return (
    <Line>
      {copyright && <span>{copyright}</span>}
      {filingLinks(filingNumber).map(({ label, href }) => (
        <Link key={label} href={href} color="inherit">
          {label}
        </Link>
      ))}
    </Line>
  );
}
