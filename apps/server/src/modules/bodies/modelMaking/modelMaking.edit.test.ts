import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';
import sharp from 'sharp';
import { aGroup, modelCalls, modelModules, written } from '../../../testing/calls/modelCalls';
import { COLLEAGUE, LEARNER } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';

const test = useTestApp({ modules: modelModules });
const { given, ask, statusOf, made, detail, show, edit } = modelCalls(test);

beforeEach(() => given());

describe('an edit', () => {
  it('names parts and puts them into new groups, one in another', async () => {
    const before = await detail((await made()).id);
    const cube = before.parts[3] as Structure;
    const after = (
      await edit(before, {
        title: ' 颅的整体 ',
        summary: '骨与脑室',
        parts: [
          { ...written(cube), name: ' 下颌骨 ', description: '可动', color: '#aabbcc', pid: -2 },
          aGroup(-2, -1, '面颅'),
          aGroup(-1, before.parts[0]?.id ?? 0, '颅骨分部'),
        ],
      })
    ).body.data as MadeModelDetail;
    expect(after).toMatchObject({ title: '颅的整体', edition: 2, file: { title: '颅的整体' } });
    const path = (at: Structure | undefined): string[] =>
      at ? [...path(after.parts.find(({ id }) => id === at.pid)), at.name] : [];
    const jaw = after.parts.find(({ id }) => id === cube.id);
    expect(path(jaw)).toEqual(['颅', '颅骨分部', '面颅', '下颌骨']);
    expect(jaw).toMatchObject({ spelling: 'xia he gu', meshes: ['Cube.002'], color: '#aabbcc' });
  });

  it('of two the later hears of it, and a show in between disturbs nobody', async () => {
    const before = await detail((await made()).id);
    await show(before.id);
    expect((await edit(before, { title: '甲' })).status).toBe(200);
    const late = await edit(before, { title: '乙' }, COLLEAGUE);
    expect([late.status, late.body.message]).toEqual([
      409,
      '该模型已在别处修改，请载入新版本后再保存',
    ]);
    expect(await detail(before.id)).toMatchObject({ title: '甲', isShown: true });
  });

  it('makes no nonsense of the tree, and nothing of it is kept then', async () => {
    const before = await detail((await made()).id);
    const [root, bone] = before.parts as [Structure, Structure];
    const other = await detail((await made('另一个.glb')).id);
    for (const [said, words] of [
      [{ parts: [{ ...written(root), pid: bone.id }] }, '分组不能放进自己里面'],
      [{ parts: [{ ...written(bone), pid: bone.id }] }, '分组不能放进自己里面'],
      [{ parts: [aGroup(-1, -2, '甲'), aGroup(-2, -1, '乙')] }, '分组不能放进自己里面'],
      [{ parts: [{ ...written(other.parts[1] as Structure) }] }, '结构与模型不符'],
      [{ parts: [{ ...written(bone), pid: other.parts[0]?.id }] }, '结构与模型不符'],
      [{ parts: [{ ...written(bone), pid: -5 }] }, '结构与模型不符'],
      [{ parts: [written(bone), written(bone)] }, '结构与模型不符'],
      [{ parts: [{ ...written(bone), id: 0 }] }, '结构与模型不符'],
      [{ removed: [bone.id] }, '结构与模型不符'],
      [{ cover: 'https://example.com/a.png' }, '图片不存在'],
      [{ cover: '/storage/../secret' }, '图片不存在'],
    ] as const) {
      const { status, body } = await edit(before, { title: '改坏了', ...said });
      expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
    }
    for (const said of [
      { title: ' ' },
      { parts: [{ ...written(bone), name: ' ' }] },
      { parts: [{ ...written(bone), color: 'red' }] },
      { parts: [{ ...written(bone), meshes: ['x'] }] },
    ]) {
      expect((await edit(before, said)).status).toBe(400);
    }
    expect((await detail(before.id)).parts).toEqual(before.parts);
    expect(await detail(before.id)).toMatchObject({ title: '颅骨', edition: 1 });
  });

  it('keeps pins with pictures of ours, which stick in what one sees', async () => {
    const before = await detail((await made()).id);
    const [root, bone] = before.parts as [Structure, Structure];
    const create = { width: 40, height: 20, channels: 3, background: '#a33' } as const;
    const drawn = await sharp({ create }).png().toBuffer();
    await test.app.services.storage.put('picture/a.png', drawn);
    await test.app.services.storage.put('picture/none.png', Buffer.from('<svg onload="x"/>'));
    const picture = { src: '/storage/picture/a.png', text: ' 骨缝近照 ' };
    const pin = {
      title: ' 枕外隆凸 ',
      text: '',
      place: { x: 1, y: 2, z: -3 },
      structureId: bone.id,
    };
    const one = { ...pin, pictures: [picture] };
    const after = (await edit(before, { pins: [one] })).body.data as MadeModelDetail;
    const kept = [{ ...one, title: '枕外隆凸', pictures: [{ ...picture, text: '骨缝近照' }] }];
    expect(after.file.pins).toEqual(kept);
    // An editor that sends no pins leaves them unchanged.
    expect((await edit(after, { title: '颅' })).status).toBe(200);
    const now = await detail(before.id);
    expect(now.file.pins).toEqual(kept);
    await show(now.id);
    const models = await ask(`GET anatomy/v1/model/list?anatomyId=${now.id}`, undefined, LEARNER);
    expect(models.body.data).toMatchObject([{ pins: kept }]);

    const many = (count: number) => Array.from({ length: count }, () => picture);
    for (const said of [
      { ...one, title: ' ' },
      { ...one, place: { x: 1e300, y: 0, z: 0 } },
      { ...one, structureId: root.id },
      { ...one, structureId: bone.id + 1000 },
      { ...one, pictures: many(5) },
      ...['https://example.com/a.png', '/storage/../a.png', 'picture/none.png'].map((src) => ({
        ...one,
        pictures: [picture, { src, text: '' }],
      })),
    ]) {
      expect([said, (await edit(now, { pins: [said] })).status]).toEqual([said, 400]);
    }
    expect((await edit(now, { pins: Array.from({ length: 41 }, () => pin) })).status).toBe(400);
    expect((await detail(before.id)).file.pins).toEqual(kept);
    const none = (await edit(now, { pins: [] })).body.data as MadeModelDetail;
    expect(none.file.pins).toEqual([]);
  });

  it('removes a group that is empty and at which nobody wrote', async () => {
    const start = await detail((await made()).id);
    const grouped = (await edit(start, { parts: [aGroup(-1, null, '空'), aGroup(-2, null, '有')] }))
      .body.data as MadeModelDetail;
    const [empty, used] = grouped.parts.slice(-2) as [Structure, Structure];
    await show(start.id);
    const note = { anatomyId: start.id, structureId: used.id, view: '~1', text: '记' };
    expect(await statusOf('POST anatomy/v1/note', note, LEARNER)).toBe(200);
    expect((await edit(grouped, { removed: [used.id] })).status).toBe(409);
    expect((await edit(grouped, { removed: [grouped.parts[0]?.id] })).status).toBe(409);
    const after = (await edit(grouped, { removed: [empty.id] })).body.data as MadeModelDetail;
    expect(after.parts.map(({ name }) => name)).toEqual(['颅', '枕骨', '脑室', 'Cube.002', '有']);
  });
});
