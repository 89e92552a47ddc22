import { useGetSomeMediaQuery } from '@cheese/api-client/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { MediaField } from './MediaField';

interface MediaByIdProps {
  kind: MediaShown['kind'];
  id: number | null;
  label?: string;
  onChange: (id: number | null) => void;
}

/** A field whose stored value is the id of a film or document. */
export function MediaById({ kind, id, label, onChange }: MediaByIdProps) {
  const [brought, bring] = useState<MediaShown | null>(null);
  const isKnown = id === null || brought?.id === id;
  const { currentData } = useGetSomeMediaQuery(isKnown ? skipToken : { ids: [id] });
  const media = id === null ? null : brought?.id === id ? brought : (currentData?.[0] ?? null);
  const change = useCallback(
    (next: MediaShown | null) => {
      bring(next);
      onChange(next?.id ?? null);
    },
    [onChange],
  );
  return <MediaField kind={kind} media={media} {...(label && { label })} onChange={change} />;
}
