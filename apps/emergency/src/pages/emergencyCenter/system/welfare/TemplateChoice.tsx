import {
  type CertificateTemplate,
  certificateTemplates,
} from '@cheese/domain/codes/people/certificates';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { Frame } from '@cheese/ui/certificate/drawing/Frame';
import { useInks } from '@cheese/ui/certificate/drawing/useInks';
import { paper } from '@cheese/ui/certificate/paper';
import { texts } from './texts';

const Set = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  minWidth: 0,
  margin: '0 0 24px',
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 4, padding: 0 },
});

const Picture = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  padding: 4,
  textAlign: 'center',
  border: `2px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: theme.palette.brandPressed },
  '&:focus-within': { outline: `2px solid ${theme.palette.brandPressed}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  '& svg': { display: 'block', width: '100%', height: 'auto', marginBottom: 4 },
}));

interface TemplateChoiceProps {
  chosen: string;
  onChoose: (template: string) => void;
}

const templates = Object.keys(certificateTemplates).map(Number) as CertificateTemplate[];

export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  return (
    <Set>
      <FormLabel component="legend" sx={{ color: 'text.primary' }}>
        {texts.template}
      </FormLabel>
      {templates.map((template) => (
        <Picture key={template}>
          <input
            type="radio"
            name="template"
            checked={chosen === String(template)}
            onChange={() => onChoose(String(template))}
          />
          <Small template={template} />
          {certificateTemplates[template]}
        </Picture>
      ))}
    </Set>
  );
}

function Small({ template }: { template: CertificateTemplate }) {
  const inks = useInks(template);
  return (
    <svg viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden>
      <Frame template={template} inks={inks} />
    </svg>
  );
}
