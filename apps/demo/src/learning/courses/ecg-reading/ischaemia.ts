import type { SeedChapter } from '../../seedCourse';

export const ischaemia: SeedChapter = {
  title: '缺血、梗死与电解质',
  html: '<p>看到ST段抬高，先想时间；看到宽大怪异的QRS，先想血钾。</p>',
  items: [
    {
      type: 8,
      title: 'ST段抬高型心肌梗死：导联与血管',
      html: `
        <p>心肌梗死的图形随时间演变：<strong>超急性期</strong>T波高耸（数分钟至数小时）→ST段弓背向上抬高→病理性Q波出现（时限0.03～0.04秒以上，深度达同导联R波四分之一以上）→ST段回落、T波倒置加深→陈旧期仅留Q波。超急性期最短，也最有治疗价值。</p>
        <p>抬高的标准：两个及以上相邻导联J点新出现抬高0.1毫伏及以上；V2、V3导联要求更高，男性40岁及以上为0.2毫伏，40岁以下为0.25毫伏，女性为0.15毫伏。</p>
        <table>
          <caption>定位与罪犯血管</caption>
          <thead><tr><th>部位</th><th>抬高导联</th><th>常见血管</th></tr></thead>
          <tbody>
            <tr><td>前间壁与前壁</td><td>V1～V4</td><td>前降支</td></tr>
            <tr><td>广泛前壁</td><td>V1～V6、Ⅰ、aVL</td><td>前降支近段</td></tr>
            <tr><td>侧壁</td><td>Ⅰ、aVL、V5、V6</td><td>旋支或对角支</td></tr>
            <tr><td>下壁</td><td>Ⅱ、Ⅲ、aVF</td><td>右冠状动脉，少数为旋支</td></tr>
            <tr><td>正后壁</td><td>V7～V9；V1～V3见ST压低、R波增高</td><td>旋支或右冠状动脉</td></tr>
            <tr><td>右室</td><td>V3R～V5R</td><td>右冠状动脉近段</td></tr>
          </tbody>
        </table>
        <p>三条床旁规则：</p>
        <ul>
          <li>胸痛病人首次医疗接触后<strong>10分钟内</strong>完成十八导联或至少十二导联心电图，阴性而症状持续者15～30分钟后复查；</li>
          <li>下壁梗死一定加做右胸导联和后壁导联；合并右室梗死时慎用硝酸酯和利尿剂，低血压先补液；</li>
          <li>对应导联ST段压低支持急性梗死；弥漫的、凹面向上的抬高伴PR段压低，更像急性心包炎。</li>
        </ul>
        <p>胸痛伴新发左束支阻滞、aVR抬高伴广泛ST段压低、胸前导联T波对称深倒或ST上斜型压低伴T波高尖，都是<strong>不典型但危险</strong>的图形，应立即请心内科会诊。</p>
      `,
    },
    {
      type: 8,
      title: '血钾、血钙与药物留下的痕迹',
      html: `
        <p>电解质改变影响动作电位的不同时相，在心电图上留下可以辨认的痕迹。它们有时比化验结果来得更早，<strong>看到就要处理</strong>，不必等复查。</p>
        <table>
          <caption>电解质与药物的典型图形</caption>
          <thead><tr><th>原因</th><th>图形</th></tr></thead>
          <tbody>
            <tr><td>高钾，较轻</td><td>T波高尖、基底窄、两支对称，QT缩短</td></tr>
            <tr><td>高钾，加重</td><td>P波变平、PR延长、QRS增宽，直至P波消失（窦室传导）</td></tr>
            <tr><td>高钾，濒危</td><td>QRS与T波融合成正弦波，随后室颤或停搏</td></tr>
            <tr><td>低钾</td><td>ST段压低，T波低平或倒置，U波增高，QT（QU）间期延长</td></tr>
            <tr><td>高钙</td><td>ST段缩短，QT缩短</td></tr>
            <tr><td>低钙</td><td>ST段平直延长，QT延长，T波正常</td></tr>
            <tr><td>洋地黄效应</td><td>ST段鱼钩样下移，QT缩短；仅说明用过药</td></tr>
            <tr><td>洋地黄中毒</td><td>频发或二联律室性早搏、房速伴传导阻滞、房室传导阻滞</td></tr>
          </tbody>
        </table>
        <p>高钾血症伴心电图改变时的顺序：</p>
        <ol>
          <li><strong>保护心肌</strong>：10%葡萄糖酸钙10毫升缓慢静脉注射，数分钟起效，图形未改善可重复；正在用洋地黄者更要缓慢并监护；</li>
          <li><strong>把钾移入细胞</strong>：胰岛素加葡萄糖静脉给予，雾化吸入β<sub>2</sub>受体激动药，酸中毒者用碳酸氢钠；</li>
          <li><strong>排出体外</strong>：袢利尿药、钾结合剂，严重或无尿者血液透析；</li>
          <li>同时停用一切含钾和升钾的药物，查找原因。</li>
        </ol>
        <p>低钾血症容易诱发室性早搏、尖端扭转型室速。补钾之外要查<strong>血镁</strong>：低镁不纠正，低钾难以补上。尖端扭转型室速首选硫酸镁静脉给予，发作致无脉时按室颤除颤。</p>
        <p>辨别要点：心肌梗死超急性期的高T波宽而不对称，多限于某一血管的导联；高钾的高T波窄而对称，分布广泛，常伴其他改变和肾功能异常的背景。</p>
      `,
    },
    { type: 48, title: '标本：前室间支供应的心室壁', specimens: ['specimen-heart-gross'] },
  ],
};
