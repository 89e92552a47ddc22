import {
  useGetOfferChangesQuery,
  useRenewCourseOfferMutation,
} from '@cheese/api-client/learning/courseOfferManage';
import { offerChanged, offerChanges } from '@cheese/domain/codes/learning/courseOffers';
import type {
  OfferChange,
  OfferedCourse,
} from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Typography from '@mui/material/Typography';
import { Differences } from './Differences';
import { type Charged, chargeText } from './offerColumns';
import { texts } from './texts';

interface RenewDialogProps {
  offer: OfferedCourse;
  onClose: () => void;
}

export function RenewDialog({ offer, onClose }: RenewDialogProps) {
  const query = useGetOfferChangesQuery({ id: offer.id }, { refetchOnMountOrArgChange: true });
  const [renew] = useRenewCourseOfferMutation();
  const { isBusy, run } = useTask();
  const edition = query.currentData?.edition;
  const submit = async (seen: number) => {
    const act = async () => {
      await renew({ id: offer.id, edition: seen }).unwrap();
      return leaving;
    };
    if (await run(act, texts.renewed)) onClose();
  };
  const title = texts.renewTitle(offer.name);
  return (
    <PanelDialog title={title} isBusy={isBusy} onClose={onClose} lead={texts.renewLead} width="md">
      <Answered
        query={query}
        what={texts.changes}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState sentence={texts.noChanges} />}
      >
        {({ list, sold }) => (
          <>
            <Differences list={[priceOf(offer, sold)]} />
            <Changes list={list} />
          </>
        )}
      </Answered>
      {edition !== undefined && (
        <Form label={title} isDirty={false} onSubmit={() => void submit(edition)}>
          <FormEnd isBusy={isBusy} confirm={texts.renewConfirm} onCancel={onClose} />
        </Form>
      )}
    </PanelDialog>
  );
}

/** The requested price is only shown for comparison: an update changes no price. */
const priceOf = (asked: Charged, sold: Charged | null) => ({
  ...({ part: 'price', before: sold ? chargeText(sold) : '', now: chargeText(asked) } as const),
});

const Changes = ({ list }: { list: readonly OfferChange[] }) => (
  <>
    <Typography sx={{ mt: 2, mb: 1 }}>{texts.count(list.length)}</Typography>
    <Lines>
      {list.map(({ how, what, name, differences }, at) => (
        // Names may repeat and the list is never reordered, so the index is a safe key.
        <Line key={`${at} ${name}`}>
          <div className="words">
            <b>{name}</b>
            <small>
              <span>{`${offerChanges[how]}${offerChanged[what]}`}</span>
            </small>
            <Differences list={differences} />
          </div>
        </Line>
      ))}
    </Lines>
  </>
);
