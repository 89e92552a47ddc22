import type { SeedChapter } from '../../seedCourse';

export const organs: SeedChapter = {
  title: '主要器官的显微结构',
  html: '<p>结构是功能的证据。</p>',
  items: [
    {
      type: 8,
      title: '消化管、肾与肺：看得见的功能',
      html: `
        <p><strong>消化管</strong>由内向外分黏膜、黏膜下层、肌层、外膜四层，黏膜又分上皮、固有层和黏膜肌层。胃癌局限于黏膜或黏膜下层者称早期胃癌，可见分层与预后直接相关。</p>
        <p>胃底腺的细胞要认清两种：<strong>壁细胞</strong>大而圆，胞质嗜酸性（粉红），分泌盐酸和内因子，萎缩时维生素B<sub>12</sub>吸收障碍；<strong>主细胞</strong>胞质嗜碱性（蓝紫），分泌胃蛋白酶原。小肠有三级扩大面积的结构：环行皱襞、绒毛、微绒毛，合计扩大约六百倍；杯状细胞由空肠到回肠再到结肠逐渐增多。肠腺底部的帕内特细胞含嗜酸性颗粒，分泌防御素和溶菌酶。</p>
        <p><strong>肾单位</strong>由肾小体和肾小管组成。原尿要通过三层滤过膜：有孔内皮、基膜、足细胞裂孔膜。基膜与足细胞受损，蛋白便漏出。</p>
        <table>
          <caption>在切片上分辨肾小管</caption>
          <thead><tr><th>项目</th><th>近曲小管</th><th>远曲小管</th></tr></thead>
          <tbody>
            <tr><td>管腔</td><td>小而不规则</td><td>大而规则</td></tr>
            <tr><td>上皮</td><td>立方或锥形，分界不清</td><td>立方，分界较清</td></tr>
            <tr><td>胞质</td><td>强嗜酸性</td><td>弱嗜酸性</td></tr>
            <tr><td>游离面</td><td>有刷状缘</td><td>无刷状缘</td></tr>
          </tbody>
        </table>
        <p>球旁复合体包括球旁细胞（分泌肾素）、致密斑（感受钠离子浓度）和球外系膜细胞，位于肾小体血管极，是调节血压的哨所。</p>
        <p><strong>肺泡</strong>上皮有两种：Ⅰ型扁平，覆盖约95%的表面，负责气体交换；Ⅱ型立方，分泌表面活性物质，也能增殖转化为Ⅰ型。早产儿Ⅱ型细胞不成熟，表面活性物质不足，肺泡塌陷，就是新生儿呼吸窘迫综合征。气—血屏障总厚约0.2～0.5微米。</p>
      `,
    },
    {
      type: 32,
      title: '切片：小肠绒毛与肾皮质',
      slides: ['gut', 'kidney'],
    },
    { type: 48, title: '标本：从大体到镜下看肾', specimens: ['specimen-kidney-section'] },
    { type: 32, title: '切片：肺、肝与胰腺', slides: ['lung', 'liver', 'pancreas'] },
  ],
};
