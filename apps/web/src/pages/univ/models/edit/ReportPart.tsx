import type { ModelReport } from '@cheese/domain/contract/bodies/modelMaking';
import { countText } from '@cheese/domain/rules/text/countText';
import { Section } from '@cheese/ui/frame/Section';
import Typography from '@mui/material/Typography';
import { bytesText } from '../../../../features/media/mediaWords';
import { texts } from './texts';

/** Result of the conversion, and what of the file was left out. */
export function ReportPart({ report }: { report: ModelReport }) {
  const { format, triangles, textures, bytesBefore, bytesAfter, notes } = report;
  const size = texts.size(bytesText(bytesBefore), bytesText(bytesAfter));
  return (
    <Section title={texts.report}>
      <Typography>
        {texts.facts({ format, triangles: countText(triangles), textures, size })}
      </Typography>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
