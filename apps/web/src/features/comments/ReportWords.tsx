import { useReportWordsMutation } from '@cheese/api-client/front/moderation';
import type { WordKind } from '@cheese/domain/codes/people/publicWords';
import { ReportDialog } from './ReportDialog';

interface ReportWordsProps {
  kind: WordKind;
  id: number;
  onClose: () => void;
}

/** Reports any kind of user content. */
export function ReportWords({ kind, id, onClose }: ReportWordsProps) {
  const [report] = useReportWordsMutation();
  return (
    <ReportDialog report={(reason) => report({ kind, id, ...reason }).unwrap()} onClose={onClose} />
  );
}
