import sharp from 'sharp';
import { modelLimits } from '../limits';
import { packed, someObj } from '../testing/obj';
import { refusalOf, take } from '../testing/take';

it('pictures that would be larger than a wall are refused before they are opened', async () => {
  const picture = await sharp({
    create: { width: 1_500, height: 1_500, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  const mtl = 'newmtl pic\nmap_Kd a.png\n';
  const files = { 'a.obj': someObj(), '材质.mtl': mtl, 'a.png': picture };
  const limits = { ...modelLimits, texturePixels: 2_000_000 };
  expect(await refusalOf(packed(files), limits)).toBe('pictures');
});

it('a picture that draws itself by other files is none', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  const files = { 'a.obj': someObj(), '材质.mtl': 'newmtl pic\nmap_Kd a.png\n', 'a.png': svg };
  const { report } = await take(packed(files));
  expect(report).toMatchObject({ textures: 0 });
  expect(report.notes).toContain('有贴图的格式不支持或已损坏，未带入');
});
