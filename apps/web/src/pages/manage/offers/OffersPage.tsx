import {
  useDeclineCourseOfferMutation,
  useGetOfferedCoursesQuery,
} from '@cheese/api-client/learning/courseOfferManage';
import { offerLimits, offerStates } from '@cheese/domain/codes/learning/courseOffers';
import type { OfferedCourse } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { ApproveDialog } from './ApproveDialog';
import { offerColumns } from './offerColumns';
import { RenewDialog } from './RenewDialog';
import { texts } from './texts';

const filters = { state: offerStates } as const;
const states = Object.entries(offerStates);

interface Opened {
  act: 'approve' | 'renew' | 'decline';
  offer: OfferedCourse;
}

/** Courses that schools offer for sale. */
export default function OffersPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const { state, page } = address.asked;
  const query = useGetOfferedCoursesQuery(
    { page, pageCnt: PAGE_SIZE, ...(state && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const [decline] = useDeclineCourseOfferMutation();
  const choices = [
    { label: texts.all, href: address.href({ state: undefined }), isChosen: !state },
    ...states.map(([value, label]) => ({
      label,
      href: address.href({ state: value }),
      isChosen: state === value,
    })),
  ];
  const actionsOf = (offer: OfferedCourse) =>
    offer.state === 'waiting'
      ? [
          offer.renews === null
            ? { text: texts.approve, act: () => open({ act: 'approve', offer }) }
            : { text: texts.renew, act: () => open({ act: 'renew', offer }) },
          {
            text: texts.decline,
            isDangerous: true,
            act: () => open({ act: 'decline', offer }),
          },
        ]
      : [];
  const close = () => open(null);
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <ChoiceRow label={texts.states} choices={choices} />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={offerColumns(actionsOf)}
        idOf={({ id }) => id}
      />
      {opened?.act === 'approve' && opened.offer.copy && (
        <ApproveDialog offer={opened.offer} edition={opened.offer.copy.edition} onClose={close} />
      )}
      {opened?.act === 'renew' && <RenewDialog offer={opened.offer} onClose={close} />}
      {opened?.act === 'decline' && (
        <ReasonDialog
          title={texts.declineTitle(opened.offer.name)}
          label={texts.reason}
          placeholder={texts.reasonPlaceholder}
          empty={texts.reasonEmpty}
          maxLength={offerLimits.reason}
          confirm={texts.decline}
          act={(reason) => decline({ id: opened.offer.id, reason }).unwrap()}
          done={texts.declined}
          onClose={close}
        />
      )}
    </>
  );
}
