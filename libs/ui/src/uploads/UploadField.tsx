import { uploadLimits } from '@cheese/domain/codes/base/fileLimits';
import { uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import { FileDrop } from '../form/FileDrop';
import FormHelperText from '@mui/material/FormHelperText';
import { texts as unsavedTexts } from '../unsaved/texts';
import { Unsaved } from '../unsaved/Unsaved';
import { texts } from './texts';
import { UploadLine } from './UploadLine';
import type { Uploads } from './useUploads';

const MB = 1024 ** 2;

interface UploadFieldProps {
  label: string;
  uploads: Uploads;
  multiple?: boolean;
}

/** A drop zone for files with the progress of each below. */
export function UploadField({ label, uploads, multiple = false }: UploadFieldProps) {
  const { kind, items, faults, add } = uploads;
  const suffixes = uploadSuffixes[kind];
  return (
    <div>
      <Unsaved loss={lossOf(uploads)} />
      <FileDrop
        label={label}
        hint={texts.hint(suffixes, uploadLimits[kind] / MB)}
        accept={suffixes.map((suffix) => `.${suffix}`)}
        multiple={multiple}
        onFiles={add}
      />
      <FormHelperText error component="div" aria-live="polite" sx={{ mx: 0 }}>
        {faults.map((fault) => (
          <div key={fault}>{fault}</div>
        ))}
      </FormHelperText>
      {items.map((item) => (
        <UploadLine key={item.key} item={item} uploads={uploads} />
      ))}
    </div>
  );
}

function lossOf({ items }: Uploads): string | null {
  if (items.some(({ state }) => state === 'going')) return unsavedTexts.upload;
  return items.length > 0 ? unsavedTexts.uploaded : null;
}
