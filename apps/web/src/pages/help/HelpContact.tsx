import Link from '@mui/material/Link';
import { telHref } from '@cheese/ui/links/telHref';
import Typography from '@mui/material/Typography';
import { useSettings } from '../../settings/settings';
import { texts } from './texts';

/** Contact for users whom the articles did not help. */
export function HelpContact() {
  const { hotline } = useSettings();
  return (
    <Typography data-below sx={{ my: 3, color: 'text.secondary' }}>
      {texts.unsolved}{' '}
      <Link href={telHref(hotline)} sx={{ display: 'inline-block' }}>
        {texts.call(hotline)}
      </Link>
    </Typography>
  );
}
