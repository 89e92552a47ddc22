import { texts } from '../../texts';
import { WorkOverview } from '../../WorkOverview';

/** Home of school administrators. */
export default function SchoolPage() {
  return <WorkOverview title={texts.school} />;
}
