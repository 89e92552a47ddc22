import { useGetSlideTraysQuery } from '@cheese/api-client/slides/slideTray';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Section } from '@cheese/ui/frame/Section';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { texts } from './texts';

/** Trays that teachers prepared for the user; renders nothing without any. */
export function LaidOutTrays() {
  const { isSignedIn } = useSessionState();
  const { data: trays = [] } = useGetSlideTraysQuery(undefined, { skip: !isSignedIn });
  if (!isSignedIn || trays.length === 0) return null;
  return (
    <Section title={texts.trays}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {trays.map(({ id, title, slideCount, endsAt }) => (
          <li key={id}>
            <Link href={paths.slideTray({ id })}>{title}</Link>
            <Typography variant="body2" color="text.third">
              {texts.tray(slideCount, endsAt === null ? null : chinaMinute(endsAt))}
            </Typography>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
