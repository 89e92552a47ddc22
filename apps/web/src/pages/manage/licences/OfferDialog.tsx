import { licenceLimits } from '@cheese/domain/codes/shop/licences';
import type { ManagedLicence } from '@cheese/domain/contract/shop/licenceManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { CoveragePick, ProductPick, SchoolPick } from './OfferPicks';
import { texts } from './texts';
import { useOffer } from './useOffer';

interface OfferDialogProps {
  /** The licence to renew, whose school and product stay; null for a new one. */
  former: ManagedLicence | null;
  onClose: () => void;
}

const count = { autoComplete: 'off', inputMode: 'numeric', maxLength: 6 } as const;
const money = { autoComplete: 'off', inputMode: 'decimal', maxLength: 16 } as const;
const day = { type: 'date', autoComplete: 'off' } as const;

export function OfferDialog({ former, onClose }: OfferDialogProps) {
  const offer = useOffer(former, onClose);
  const { fields, school, product, isBusy } = offer;
  const title = former ? texts.renewTitle(former.school.name) : texts.offerTitle;
  const lead = former && texts.renewLead(former.endsOn);
  return (
    <PanelDialog width="sm" title={title} {...(lead && { lead })} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={offer.isDirty} onSubmit={(form) => void offer.submit(form)}>
        {!former && (
          <>
            <SchoolPick
              chosen={school}
              fault={fields.faults.school}
              onChoose={offer.chooseSchool}
            />
            <ProductPick
              chosen={product}
              fault={fields.faults.product}
              onChoose={offer.chooseProduct}
            />
          </>
        )}
        {school && (
          <CoveragePick schoolId={school.id} chosen={offer.covered} onChange={offer.cover} />
        )}
        <FormField required {...count} name="seats" label={texts.seatCount} fields={fields} />
        <FormField
          required
          {...money}
          name="price"
          label={texts.yuan}
          placeholder={texts.yuanPlaceholder}
          fields={fields}
        />
        {!former && (
          <FormField required {...day} name="startsOn" label={texts.startsOn} fields={fields} />
        )}
        <FormField required {...day} name="endsOn" label={texts.endsOn} fields={fields} />
        <FormField
          name="note"
          label={texts.note}
          placeholder={texts.notePlaceholder}
          autoComplete="off"
          maxLength={licenceLimits.note}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.offer} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
