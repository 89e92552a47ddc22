import type { SeedChapter } from '../../seedCourse';

export const vessels: SeedChapter = {
  title: '脉管系统：心与血流的路线',
  items: [
    { type: 1, title: '动画：心的四腔与瓣膜怎样配合', film: 'cardiac-cycle' },
    {
      type: 8,
      title: '冠状动脉与可以压迫止血的动脉',
      html: `
        <p>心位于中纵隔，约三分之二在正中线左侧。表面借冠状沟分心房与心室，前、后室间沟分左、右心室，冠状血管就走在这些沟里。</p>
        <table>
          <caption>冠状动脉的主要分支与供血区</caption>
          <thead><tr><th>血管</th><th>供应</th><th>梗死时心电图导联</th></tr></thead>
          <tbody>
            <tr><td>前室间支（前降支）</td><td>左室前壁、室间隔前三分之二、心尖</td><td>V1～V4</td></tr>
            <tr><td>旋支</td><td>左室侧壁、左房，部分人供应后壁</td><td>Ⅰ、aVL、V5、V6</td></tr>
            <tr><td>右冠状动脉</td><td>右房、右室、室间隔后三分之一、左室膈面，多数人供应窦房结与房室结</td><td>Ⅱ、Ⅲ、aVF</td></tr>
          </tbody>
        </table>
        <p>下壁心肌梗死常伴心动过缓和房室传导阻滞，原因就在于右冠状动脉多数情况下兼管窦房结和房室结。</p>
        <p>血流路线请顺着说一遍：左心室→主动脉→全身毛细血管→上、下腔静脉→右心房→右心室→肺动脉→肺毛细血管→肺静脉→左心房。注意<strong>肺动脉里流的是静脉血</strong>，动脉与静脉按离心还是回心命名，与含氧多少无关。</p>
        <p>外出血时可以把动脉压向骨面临时止血：</p>
        <ul>
          <li>面动脉：下颌骨下缘与咬肌前缘交界处；</li>
          <li>颞浅动脉：外耳门前方；</li>
          <li>肱动脉：臂中部内侧，压向肱骨；</li>
          <li>股动脉：腹股沟韧带中点下方，压向耻骨；</li>
          <li>桡动脉：腕上方桡侧腕屈肌腱外侧，也是切脉处。</li>
        </ul>
        <p>静脉方面请记住两条：大隐静脉经<strong>内踝前方</strong>上行，位置恒定；肝门静脉高压时血液借食管下段、直肠和脐周的吻合回流，因而出现呕血、痔和脐周静脉曲张。</p>
      `,
    },
    {
      type: 48,
      title: '标本：心脏四腔与冠状动脉',
      specimens: ['specimen-heart-gross', 'atlas-heart-gross'],
    },
  ],
};
