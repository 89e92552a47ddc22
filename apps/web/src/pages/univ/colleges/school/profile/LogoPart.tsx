import { useChangeSchoolLogoMutation } from '@cheese/api-client/school/schoolProfile';
import { fileLimits } from '@cheese/domain/codes/base/fileLimits';
import type { SchoolColour } from '@cheese/domain/codes/school/schoolProfile';
import { useTask } from '@cheese/ui/form/useTask';
import { OrganisationFace } from '@cheese/ui/media/OrganisationFace';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { texts } from './texts';

const MB = 1024 ** 2;
const TAKEN = 'image/png,image/jpeg,image/webp,image/gif';

interface LogoPartProps {
  /** Unsaved values of the form, for the preview. */
  name: string;
  colour: SchoolColour | '';
  logo: string;
}

/** Preview of the school's logo and name. A new logo is saved at once, the rest with the form. */
export function LogoPart({ name, colour, logo }: LogoPartProps) {
  const input = useRef<HTMLInputElement>(null);
  const [change] = useChangeSchoolLogoMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const choose = (file: File | undefined) => {
    // Reset, so that the same file can be chosen again.
    if (input.current) input.current.value = '';
    if (!file) return;
    if (file.size > fileLimits.avatar) toast.error(texts.logoTooLarge(fileLimits.avatar / MB));
    else void run(() => change({ file }).unwrap(), texts.logoSaved);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <OrganisationFace name={name} logo={logo} colour={colour || null} size={80} />
      <div>
        <Button
          variant="outlined"
          color="inherit"
          aria-disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {texts.logo}
        </Button>
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.third' }}>
          {texts.logoHint}
        </Typography>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            accept={TAKEN}
            aria-label={texts.logoFile}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </VisuallyHidden>
      </div>
    </Box>
  );
}
