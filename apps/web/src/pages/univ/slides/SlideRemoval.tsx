import {
  useGetSlideLossQuery,
  useRemoveSlidesMutation,
} from '@cheese/api-client/slides/slideMaking';
import { slideUseKinds } from '@cheese/domain/codes/slides/slideMaking';
import type { SlideLoss, SlideUse } from '@cheese/domain/contract/slides/slideMaking';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { RemovalDialog, WillGo } from '../making/RemovalDialog';
import { texts } from './texts';

interface Named {
  id: number;
  title: string;
}

interface SlideRemovalProps {
  slides: readonly Named[];
  onDone: () => void;
  onClose: () => void;
}

/** Slides in use by courses, exams or forms cannot be removed; the dialog names these uses. */
export function SlideRemoval({ slides, onDone, onClose }: SlideRemovalProps) {
  const ids = slides.map(({ id }) => id);
  const query = useGetSlideLossQuery({ ids }, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveSlidesMutation();
  const uses = query.currentData?.uses ?? [];
  const free = slides.filter(({ id }) => !uses.some(({ slideId }) => slideId === id));
  const canRemove = query.currentData !== undefined && free.length > 0;
  return (
    <RemovalDialog
      title={slides.length === 1 ? texts.removeTitle : texts.removeMany(slides.length)}
      query={query}
      canRemove={canRemove}
      words={{
        ...(!canRemove && { keep: texts.understood }),
        remove: texts.removeCount(free.length),
        removed: texts.removedCount(free.length),
      }}
      remove={() => remove({ ids: free.map(({ id }) => id) }).unwrap()}
      onRemoved={onDone}
      onClose={onClose}
    >
      {(loss) => (
        <Stack spacing={2}>
          {loss.uses.length > 0 && <Uses uses={loss.uses} />}
          {free.length > 0 && (
            <WillGo
              what={texts.willGo(free.map(({ title }) => title))}
              along={alongOf(loss)}
              stays={texts.fileStays}
            />
          )}
        </Stack>
      )}
    </RemovalDialog>
  );
}

function Uses({ uses }: { uses: readonly SlideUse[] }) {
  return (
    <Alert severity="warning" role="note">
      {texts.stillUsed}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {uses.map(({ slideId, title, kind, name }, at) => (
          // The id alone is not unique: a slide can be in two courses with the same name.
          <li key={`${slideId} ${at}`}>{texts.usedIn(title, slideUseKinds[kind], name)}</li>
        ))}
      </Box>
    </Alert>
  );
}

function alongOf({ layers, tours, tasks, notes, forms, findings }: SlideLoss): string | null {
  const parts = [
    texts.lossOf.layers(layers),
    texts.lossOf.tours(tours),
    texts.lossOf.tasks(tasks),
    texts.lossOf.notes(notes),
    texts.lossOf.forms(forms),
    texts.lossOf.findings(findings),
  ].filter((_, at) => [layers, tours, tasks, notes, forms, findings][at] !== 0);
  return parts.length > 0 ? texts.goesAlong(parts) : null;
}
