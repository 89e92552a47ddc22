import { AppLink } from '@cheese/ui/links/AppLink';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { texts } from '../texts';

/** An active filter, and the address without it. */
export interface ChosenFilter {
  name: string;
  href: string;
}

/** A chip that removes its filter. */
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
