import {
  useGetModelLossQuery,
  useRemoveModelMutation,
} from '@cheese/api-client/bodies/modelMaking';
import type { MadeModel, ModelLoss } from '@cheese/domain/contract/bodies/modelMaking';
import { RemovalDialog, WillGo } from '../making/RemovalDialog';
import { texts } from './texts';

interface ModelRemovalProps {
  model: Pick<MadeModel, 'id' | 'title'>;
  onClose: () => void;
}

export function ModelRemoval({ model: { id, title }, onClose }: ModelRemovalProps) {
  const query = useGetModelLossQuery({ id }, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveModelMutation();
  return (
    <RemovalDialog
      title={texts.removeTitle}
      query={query}
      words={{ removed: texts.removed }}
      remove={() => remove({ id }).unwrap()}
      onClose={onClose}
    >
      {(loss) => (
        <WillGo what={texts.willGo(title)} along={alongOf(loss)} stays={texts.fileStays} />
      )}
    </RemovalDialog>
  );
}

function alongOf({ notes, quizzes, learners }: ModelLoss): string | null {
  const parts = [
    ...(notes > 0 ? [texts.notes(notes)] : []),
    ...(quizzes > 0 ? [texts.quizzes(quizzes)] : []),
  ];
  return parts.length > 0 ? texts.goesAlong(parts, learners) : null;
}
