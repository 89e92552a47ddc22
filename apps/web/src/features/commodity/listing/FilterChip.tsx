import { AppLink } from '@cheese/ui/links/AppLink';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { texts } from '../texts';

export interface ChosenFilter {
  name: string;
  href: string;
}

export function FilterChip({ name, href }: ChosenFilter) {
  return (
    <Button
      component={AppLink}
      preventScrollReset
      size="small"
      color="inherit"
      variant="outlined"
      endIcon={<CloseIcon />}
      href={href}
      aria-label={texts.dropSubject(name)}
    >
      {name}
    </Button>
  );
}
