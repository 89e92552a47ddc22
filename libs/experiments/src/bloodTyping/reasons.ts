/** The reasons for the marks, with the consequence of each fault for a patient. */
export const reasons = {
  reagents: {
    met: '抗A、抗B、抗D和生理盐水对照各有一孔。',
    missed: '缺了试剂或对照。没有对照，就分不清凝集来自抗体还是细胞自身。',
  },
  ratio: {
    met: '每孔的试剂与细胞等量。',
    missed: '比例不对。细胞过多时抗体不够，凝集变弱，可能把阳性看成阴性。',
  },
  sticks: {
    met: '每一孔都用了新的搅拌棒。',
    missed: '有的孔没有搅匀，或者搅拌棒把别的孔的试剂带了进来，会出现本不该有的凝集。',
  },
  time: {
    met: '每一孔都在合适的时间判读。',
    missed: '有的孔判读过早或过晚，或者没有判读。过早会漏掉较慢的反应，过晚边缘干燥会出现假凝集。',
  },
  microscope: {
    met: '肉眼阴性的孔都在显微镜下确认过。',
    missed: '肉眼阴性的孔没有全部用显微镜确认，弱凝集可能被漏掉。',
  },
  notes: {
    met: '四孔的记录与最后一次肉眼判读一致。',
    missed: '有的孔没有记录，或者记录与所见不同。报告只能写看到的。',
  },
  conclusion: {
    met: 'ABO 和 RhD 的结论都正确。',
    missed: '结论与受检者的血型不符。血型定错可能引起致命的溶血性输血反应。',
    unsupported: '没有完成全部判读，结论没有依据，不给分。',
  },
};
