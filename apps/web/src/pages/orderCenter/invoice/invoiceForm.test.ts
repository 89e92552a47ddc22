import { invoiceFaults, toWanted } from './invoiceForm';

const company = { title: ' 福建医科大学 ', taxNo: '91350100m000100y43', email: '' };

it('asks a company for its tax number, and checks it', () => {
  expect(invoiceFaults(company, 2)).toEqual({});
  expect(invoiceFaults({ ...company, taxNo: '91350100M000100Y44' }, 2)).toEqual({
    taxNo: '统一社会信用代码有误，请核对 18 位代码',
  });
  expect(Object.keys(invoiceFaults({ title: '', taxNo: '', email: 'a@b' }, 2))).toEqual([
    'title',
    'taxNo',
    'email',
  ]);
  expect(toWanted(company, 2)).toEqual({
    titleKind: 2,
    title: '福建医科大学',
    taxNo: '91350100M000100Y43',
  });
});

it('asks a person for none, and sends none that was typed before', () => {
  expect(invoiceFaults({ title: '李明', taxNo: 'x', email: '' }, 1)).toEqual({});
  expect(toWanted({ title: '李明', taxNo: 'x', email: ' a@b.cn ' }, 1)).toEqual({
    titleKind: 1,
    title: '李明',
    email: 'a@b.cn',
  });
});
