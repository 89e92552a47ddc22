import { texts } from '../../texts';
import { WorkOverview } from '../../WorkOverview';

/** Where who runs a school lands. */
export default function SchoolPage() {
  return <WorkOverview title={texts.school} />;
}
