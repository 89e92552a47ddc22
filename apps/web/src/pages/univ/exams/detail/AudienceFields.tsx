import { audienceKinds } from '@cheese/domain/codes/school/audiences';
import type { AudienceShown } from '@cheese/domain/contract/school/audience';
import Typography from '@mui/material/Typography';
import { type AudienceChoice, AudiencePicker } from '../../../../features/audience/AudiencePicker';
import { texts } from './texts';

interface AudienceFieldsProps {
  audience: AudienceShown;
  choice: AudienceChoice;
  may: 'everything' | 'add' | 'nothing';
  onChange: (choice: AudienceChoice) => void;
}

/** Participants: the whole school, chosen people, or anyone with the invitation code. */
export function AudienceFields({ audience, choice, may, onChange }: AudienceFieldsProps) {
  const { kind, count } = audience;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {texts.audience}
      </Typography>
      {may === 'nothing' || (may === 'add' && kind === 'organisation') ? (
        <Typography>{texts.countOf(audienceKinds[kind], count)}</Typography>
      ) : (
        <AudiencePicker
          choice={choice}
          onChange={onChange}
          shown={audience}
          isFixed={may === 'add'}
        />
      )}
    </section>
  );
}
