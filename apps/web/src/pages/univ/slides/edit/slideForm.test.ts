import { aMadeSlide } from '../testing/aMadeSlide';
import { slideFaults, toAsked, toValues } from './slideForm';

it('what is not changed is saved as it was', () => {
  const { edition: _e, id: _i, ...slide } = aMadeSlide({ saidMpp: 0.5, folderId: 3, system: null });
  const { libraryId: _l, mediaId: _m, thumbnail: _t, viewCount: _v, ...rest } = slide;
  const { width: _w, height: _h, mpp: _p, objective: _o, ...written } = rest;
  expect(toAsked(toValues(aMadeSlide({ saidMpp: 0.5, folderId: 3, system: null })))).toEqual(
    written,
  );
});

it.each([
  [{ title: '  ' }, { title: '请填写名称' }],
  [{ mpp: '零点五' }, { mpp: '请填写 0.01 到 100 之间的数字' }],
  [{ mpp: '0' }, { mpp: '请填写 0.01 到 100 之间的数字' }],
  [{ objective: '999' }, { objective: '请填写 0.5 到 200 之间的数字' }],
  [{ mpp: '0.25', objective: '40' }, {}],
  [{ mpp: '', objective: '' }, {}],
])('%j is answered by %j', (typed, faults) => {
  expect(slideFaults({ ...toValues(aMadeSlide()), ...typed })).toEqual(faults);
});
