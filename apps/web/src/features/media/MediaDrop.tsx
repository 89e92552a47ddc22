import { useGetMediaRulesQuery } from '@cheese/api-client/learning/media';
import type { MediaKind } from '@cheese/domain/codes/learning/media';
import {
  mediaFault,
  mostBytes,
  shownAndKept,
  suffixesTaken,
} from '@cheese/domain/rules/learning/mediaFile';
import { FileDrop } from '@cheese/ui/form/FileDrop';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { bytesText } from './mediaWords';
import { texts } from './texts';

interface MediaDropProps {
  kind: MediaKind;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Files with a wrong type or size are refused before the upload starts. */
export function MediaDrop({ kind, multiple = false, onFiles }: MediaDropProps) {
  const { data: rules } = useGetMediaRulesQuery();
  const [faults, setFaults] = useState<readonly string[]>([]);
  if (!rules) return <Skeleton variant="rounded" height={112} />;

  const suffixes = suffixesTaken(kind, rules);
  const { shown, kept } = shownAndKept(suffixes);
  const take = (files: File[]) => {
    const looked = files.map((file) => ({ file, fault: mediaFault(file, kind, rules) }));
    setFaults(looked.flatMap(({ file, fault }) => (fault ? texts.fault(file.name, fault) : [])));
    const good = looked.flatMap(({ file, fault }) => (fault ? [] : file));
    if (good.length > 0) onFiles(good);
  };
  return (
    <div>
      <FileDrop
        label={(multiple ? texts.uploadMany : texts.upload)[kind]}
        hint={texts.hint(shown, bytesText(mostBytes(kind, rules)))}
        accept={suffixes.map((suffix) => `.${suffix}`)}
        multiple={multiple}
        onFiles={take}
      />
      {kept.length > 0 && <FormHelperText sx={{ mx: 0 }}>{texts.hintKept(kept)}</FormHelperText>}
      <FormHelperText error component="div" aria-live="polite" sx={{ mx: 0 }}>
        {faults.map((fault) => (
          <div key={fault}>{fault}</div>
        ))}
      </FormHelperText>
    </div>
  );
}
