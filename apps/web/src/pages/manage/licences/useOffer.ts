import { useOfferLicenceMutation } from '@cheese/api-client/shop/licenceManage';
import { licenceLimits } from '@cheese/domain/codes/shop/licences';
import type { ManagedLicence } from '@cheese/domain/contract/shop/licenceManage';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useKeptState } from '@cheese/ui/unsaved/useKeptState';
import type { Covered } from './OfferPicks';
import type { Pick } from '../../../features/searchPick/SearchPick';
import { texts } from './texts';
import { thousandthsOf } from './thousandthsOf';

const everybody: Covered = { departmentIds: [], years: [] };

/** A renewal starts with the values of the former licence. */
const firstOf = (former: ManagedLicence | null) => ({
  seats: former ? String(former.seats) : '',
  price: former ? priceText(former.price) : '',
  startsOn: former?.endsOn ?? '',
  endsOn: '',
  note: former?.note ?? '',
});

const coveredBy = (former: ManagedLicence | null): Covered =>
  former
    ? {
        departmentIds: former.coverage.departments.map(({ id }) => id),
        years: former.coverage.years,
      }
    : everybody;

interface Picked {
  school: Pick | null;
  product: Pick | null;
  covered: Covered;
}

const picksOf = (former: ManagedLicence | null): Picked => ({
  school: former?.school ?? null,
  product: former && { id: former.product.id, name: former.product.title },
  covered: coveredBy(former),
});

const isCount = (text: string) =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= licenceLimits.seats;

export function useOffer(former: ManagedLicence | null, onDone: () => void) {
  const draft = `licence-offer-${former?.id ?? 'new'}`;
  const fields = useFields<keyof ReturnType<typeof firstOf>, 'school' | 'product'>(
    firstOf(former),
    { draft },
  );
  const [picked, pick, isPicked] = useKeptState(`${draft}-picked`, picksOf(former));
  const { school, product, covered } = picked;
  const [offer] = useOfferLicenceMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const { seats, startsOn, endsOn, note } = fields.values;
    const price = thousandthsOf(fields.values.price);
    const faults = faultsOf({
      school: !school && texts.noSchool,
      product: !product && texts.noProduct,
      seats: !isCount(seats.trim()) && texts.wrongSeats,
      price: price === null && texts.wrongPrice,
      startsOn: missing(startsOn, texts.noStart),
      endsOn: missing(endsOn, texts.noEnd) || (endsOn < startsOn && texts.backward),
    });
    if (!fields.pass(faults, form) || !school || !product || price === null) return;
    const asked = {
      schoolId: school.id,
      commodityId: product.id,
      departmentIds: [...covered.departmentIds],
      years: [...covered.years],
      seats: Number(seats),
      price,
      startsOn,
      endsOn,
      note: note.trim(),
      ...(former && { followsId: former.id }),
    };
    if (await run(() => offer(asked).unwrap(), texts.offered)) onDone();
  };
  const chooseSchool = (chosen: Pick | null) => {
    pick({ ...picked, school: chosen, covered: everybody });
    fields.clearFault('school');
  };
  const chooseProduct = (chosen: Pick | null) => {
    pick({ ...picked, product: chosen });
    fields.clearFault('product');
  };
  return {
    fields,
    school,
    product,
    covered,
    cover: (next: Covered) => pick({ ...picked, covered: next }),
    chooseSchool,
    chooseProduct,
    isBusy,
    isDirty: fields.isDirty || isPicked,
    submit,
  };
}
