import type { PatientTest } from '@cheese/domain/contract/training/shapes/patientCase';

/** A test available in every case, with its default result. */
export interface SharedTest extends PatientTest {
  usual: string;
}

type Line = readonly [id: string, name: string, yuan: number, minutes: number, usual: string];

const groups: Readonly<Record<string, readonly Line[]>> = {
  床旁: [
    ['ecg', '12 导联心电图', 30, 3, '窦性心律，心率 {hr} 次/分，未见 ST-T 改变。'],
    ['ecgRight', '18 导联心电图（加做右胸、后壁）', 50, 5, 'V3R–V5R、V7–V9 导联未见 ST 段抬高。'],
    ['fingerGlucose', '指尖血糖', 8, 1, '血糖 5.8 mmol/L。'],
    ['bedsideKetone', '床旁血酮', 40, 2, 'β-羟丁酸 0.2 mmol/L。'],
    [
      'bloodGas',
      '动脉血气分析（含乳酸、电解质）',
      120,
      8,
      'pH 7.40，PaCO₂ 40 mmHg，PaO₂ 92 mmHg，HCO₃⁻ 24 mmol/L，乳酸 1.1 mmol/L。',
    ],
    ['fast', '床旁超声 FAST', 120, 5, '肝肾隐窝、脾肾隐窝、盆腔及心包未见液性暗区。'],
    [
      'echo',
      '床旁心脏超声',
      220,
      10,
      '左室收缩功能正常，室壁运动协调，各瓣膜未见明显异常，右室不大。',
    ],
    [
      'lungUltrasound',
      '床旁肺部超声',
      120,
      6,
      '双肺 A 线，肺滑动征存在，未见 B 线增多及胸腔积液。',
    ],
    ['urinePregnancy', '尿妊娠试验', 20, 5, '阴性。'],
    [
      'urineDip',
      '尿常规',
      20,
      15,
      '白细胞阴性，亚硝酸盐阴性，酮体阴性，葡萄糖阴性，红细胞 0–1/HP。',
    ],
  ],
  化验: [
    [
      'bloodCount',
      '血常规',
      25,
      20,
      '白细胞 6.8×10⁹/L，中性粒细胞 62%，血红蛋白 138 g/L，血小板 210×10⁹/L。',
    ],
    ['crp', 'C 反应蛋白', 40, 25, 'CRP 3 mg/L。'],
    ['procalcitonin', '降钙素原', 160, 40, 'PCT 0.04 ng/mL。'],
    [
      'electrolytes',
      '血生化（电解质、肾功能）',
      90,
      40,
      '钠 140 mmol/L，钾 4.1 mmol/L，氯 102 mmol/L，尿素 5.2 mmol/L，肌酐 72 μmol/L。',
    ],
    ['liver', '肝功能', 80, 45, 'ALT 22 U/L，AST 20 U/L，总胆红素 12 μmol/L，白蛋白 42 g/L。'],
    ['amylase', '血淀粉酶、脂肪酶', 70, 40, '淀粉酶 58 U/L，脂肪酶 40 U/L。'],
    ['troponin', '高敏肌钙蛋白', 150, 40, 'hs-cTnI 4 ng/L（参考值上限 26 ng/L）。'],
    ['bnp', 'NT-proBNP', 220, 40, 'NT-proBNP 68 pg/mL。'],
    ['dDimer', 'D-二聚体', 90, 40, '0.28 mg/L（参考值 <0.5 mg/L FEU）。'],
    ['coagulation', '凝血功能', 80, 35, 'INR 1.02，APTT 31 s，纤维蛋白原 3.0 g/L。'],
    ['crossMatch', '血型鉴定与交叉配血', 120, 30, '血型已鉴定，交叉配血相合，血库已备血。'],
    ['hcg', '血 β-hCG 定量', 90, 50, '<2 IU/L。'],
    ['bloodCulture', '血培养（双侧双瓶）', 240, 5, '标本已采集送检，培养结果需 2–5 天。'],
    ['urineCulture', '尿培养', 80, 5, '标本已采集送检，培养结果需 2–3 天。'],
    ['hba1c', '糖化血红蛋白', 70, 60, 'HbA1c 5.6%。'],
    ['lipids', '血脂', 60, 60, '总胆固醇 4.6 mmol/L，LDL-C 2.7 mmol/L，甘油三酯 1.4 mmol/L。'],
    ['thyroid', '甲状腺功能', 160, 120, 'TSH、FT3、FT4 均在参考范围内。'],
    ['tumourMarkers', '肿瘤标志物全套', 480, 180, '各项均在参考范围内。'],
    ['toxicology', '毒物筛查', 400, 120, '未检出常见药物与毒物。'],
    ['alcoholLevel', '血乙醇浓度', 80, 40, '未检出。'],
    ['influenzaTest', '流感病毒抗原', 60, 15, '甲型、乙型均阴性。'],
    ['stool', '大便常规', 20, 30, '黄色软便，白细胞、红细胞未见。'],
    ['rectalSwab', '肛拭子/灌肠便常规', 40, 25, '未见红细胞、白细胞及脓细胞。'],
  ],
  影像: [
    ['chestXray', '床旁胸部 X 线', 90, 15, '双肺纹理清晰，心影不大，纵隔不宽，肋膈角锐利。'],
    ['abdominalXray', '腹部立位平片', 90, 20, '未见膈下游离气体，未见液气平面。'],
    ['abdominalUltrasound', '腹部超声', 160, 25, '肝胆胰脾肾未见明显异常，腹腔未见积液。'],
    ['pelvicUltrasound', '妇科（经阴道）超声', 180, 25, '子宫、双附件未见明显异常，盆腔无积液。'],
    ['legUltrasound', '双下肢静脉超声', 180, 25, '双下肢深静脉血流通畅，加压试验阳性，未见血栓。'],
    [
      'headCt',
      '头颅 CT 平扫',
      260,
      20,
      '脑实质未见异常密度影，脑室脑池形态正常，中线居中，颅骨完整。',
    ],
    ['headCta', '头颈 CTA', 900, 35, '颅内外大血管未见明显狭窄或闭塞。'],
    ['headMri', '头颅 MRI（含 DWI）', 750, 60, 'DWI 未见弥散受限。'],
    ['cervicalCt', '颈椎 CT', 320, 25, '颈椎序列正常，未见骨折脱位。'],
    ['chestCt', '胸部 CT 平扫', 320, 25, '双肺未见实变，胸膜腔无积液积气，纵隔未见增宽。'],
    ['ctpa', 'CT 肺动脉造影（CTPA）', 900, 35, '肺动脉主干及分支未见充盈缺损。'],
    ['aortaCta', '全主动脉 CTA', 1100, 40, '主动脉全程未见内膜片及假腔，管径正常。'],
    ['abdominalCt', '腹盆腔增强 CT', 850, 45, '腹盆腔脏器未见明显异常，未见游离气体及积液。'],
    ['petCt', '全身 PET-CT', 7000, 180, '未见异常高代谢灶。'],
  ],
  特殊: [
    [
      'lumbarPuncture',
      '腰椎穿刺脑脊液检查',
      300,
      45,
      '压力 140 mmH₂O，无色透明，白细胞 2×10⁶/L，蛋白 0.30 g/L，糖 3.5 mmol/L。',
    ],
    ['eeg', '脑电图', 200, 90, '未见痫样放电。'],
    ['gastroscopy', '急诊胃镜', 600, 60, '食管、胃、十二指肠未见出血及溃疡。'],
    ['treadmill', '运动平板试验', 300, 60, '阴性。'],
    ['coronaryCta', '冠状动脉 CTA', 1000, 60, '冠状动脉未见明显狭窄。'],
    ['culdocentesis', '阴道后穹隆穿刺', 120, 15, '未抽出不凝血。'],
  ],
};

export const testList: readonly SharedTest[] = Object.entries(groups).flatMap(([group, lines]) =>
  lines.map(([id, name, yuan, minutes, usual]) => ({ id, name, group, yuan, minutes, usual })),
);
