import DrillIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import PatientIcon from '@mui/icons-material/PersonSearchOutlined';
import { AppLink } from '@cheese/ui/links/AppLink';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { cardLink } from '../cardLink';
import { HomeSection } from '../HomeSection';
import { texts } from './texts';

const Ways = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { ...cardLink(theme), height: '100%', padding: 24 },
  '& svg': { flex: 'none', fontSize: 40, color: theme.palette.accent.text },
  '& b': { ...theme.typography.h3, display: 'block' },
  '& small': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const ways = [
  { words: texts.drills, href: paths.firstAidDrillSystem(), Icon: DrillIcon },
  { words: texts.patients, href: paths.patient.cases(), Icon: PatientIcon },
];

export const HandsOn = () => (
  <HomeSection title={texts.handsOn} lead={texts.handsOnLead}>
    <Ways>
      {ways.map(({ words: [name, lead], href, Icon }) => (
        <li key={href}>
          <AppLink href={href}>
            <Icon aria-hidden />
            <span>
              <b>{name}</b>
              <small>{lead}</small>
            </span>
          </AppLink>
        </li>
      ))}
    </Ways>
  </HomeSection>
);
