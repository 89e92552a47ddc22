import { useGetMyCourseCertificatesQuery } from '@cheese/api-client/learning/courseCertificate';
import { certificateStates } from '@cheese/domain/codes/people/certificates';
import { dayText } from '@cheese/domain/rules/time/dayText';
import { UnreadableData } from '@cheese/ui/feedback/UnreadableData';
import { Section } from '@cheese/ui/frame/Section';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { certificateTexts as texts } from './certificateTexts';

const List = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', columnGap: 16, overflowWrap: 'anywhere' },
  '& span': { ...typography.caption, color: palette.text.third },
}));

export function MyCertificates() {
  const { currentData } = useGetMyCourseCertificatesQuery();
  return (
    <UnreadableData data={currentData} face={null}>
      {currentData && currentData.length > 0 && (
        <Section title={texts.mine}>
          <List>
            {currentData.map(({ id, itemName, issuedAt, state }) => (
              <li key={id}>
                <Link href={paths.course.certificate({ id })}>{itemName}</Link>
                <span>{texts.issued(dayText(issuedAt))}</span>
                {state !== 'valid' && <span>{certificateStates[state]}</span>}
              </li>
            ))}
          </List>
        </Section>
      )}
    </UnreadableData>
  );
}
