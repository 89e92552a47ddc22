import { AppLink } from './AppLink';
import { styled } from '@mui/material/styles';

interface EntryCardProps {
  href: string;
  name: string;
  what: string;
  /** Concerns the signed-in user. */
  isMine?: boolean;
}

const Card = styled(AppLink)(({ theme }) => ({
  display: 'block',
  minWidth: 0,
  padding: 16,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  textDecoration: 'none',
  '&:hover': { boxShadow: theme.shadows[1] },
  '& strong': {
    ...theme.typography.h3,
    display: 'block',
    marginBottom: 4,
    color: theme.palette.text.primary,
  },
  '&.mine': { borderColor: theme.palette.accent.main, color: theme.palette.accent.text },
}));

/** A link to a part of the site, with a description. */
export function EntryCard({ href, name, what, isMine = false }: EntryCardProps) {
  return (
    <Card href={href} {...(isMine && { className: 'mine' })}>
      <strong>{name}</strong>
      {what}
    </Card>
  );
}
