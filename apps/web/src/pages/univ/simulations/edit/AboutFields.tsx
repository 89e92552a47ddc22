import { simulationLimits as limits } from '@cheese/domain/codes/training/simulationMaking';
import { uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { FormField } from '@cheese/ui/form/FormField';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Box from '@mui/material/Box';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { FileButton } from '../../FileButton';
import { type Fault, lineNames } from './draft';
import { texts } from './texts';
import type { SimulationDraft } from './useSimulationDraft';

export interface PartProps {
  draft: SimulationDraft;
  fault: Fault | null;
}

const faultsIn = (fault: Fault | null) => {
  if (fault === null || fault.at === 'video' || fault.at === 'questionCount') return {};
  const says =
    fault.at === 'title' ? texts.nameEmpty : texts.linesTooMuch(limits.lines, limits.line);
  return { [fault.at]: says };
};

export function AboutFields({ draft, fault }: PartProps) {
  const { title, summary, aims, equipment, steps } = draft.now;
  const upload = usePictureUpload();
  const values = { title, summary, aims, equipment, steps };
  const fields = {
    values,
    faults: faultsIn(fault),
    change: (name: keyof typeof values, value: string) => draft.write({ [name]: value }),
  };
  const plain = { autoComplete: 'off', fields } as const;
  return (
    <Section title={texts.about}>
      <Box sx={{ maxWidth: 800 }}>
        <FormField required name="title" label={texts.name} maxLength={limits.title} {...plain} />
        <FormField
          name="summary"
          label={texts.summary}
          placeholder={texts.summaryPlaceholder}
          maxLength={limits.summary}
          lines={2}
          {...plain}
        />
        <CoverField draft={draft} />
        <RichTextField
          name="html"
          label={texts.html}
          initial={draft.now.html}
          upload={upload}
          onChange={(html) => draft.write({ html })}
        />
        {lineNames.map((name) => (
          <FormField
            key={name}
            name={name}
            label={texts[name]}
            placeholder={texts.linesHint}
            lines={4}
            {...plain}
          />
        ))}
      </Box>
    </Section>
  );
}

/** A cover generated from the name, or an uploaded picture. */
function CoverField({ draft: { now, write } }: Pick<PartProps, 'draft'>) {
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const take = (file: File) =>
    run(async () => {
      const cover = await upload(file);
      if (cover !== null) write({ cover });
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2 }}>
      <Box sx={{ width: 240, maxWidth: 1, borderRadius: 1, overflow: 'hidden' }}>
        <ImageWithFallback src={now.cover} alt={texts.cover} sizes="240px" />
      </Box>
      <FileButton
        label={texts.upload}
        suffixes={uploadSuffixes.image}
        isBusy={isBusy}
        onFile={(file) => void take(file)}
      />
    </Box>
  );
}
