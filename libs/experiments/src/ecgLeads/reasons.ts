/** The reasons for the marks, with the effect of each misplaced electrode on a healthy ECG. */
export const reasons = {
  place: {
    met: '10 个电极都在正确的位置。',
    missed:
      '第一位受检者最后一份图上，有的电极没有放或放错。错位会造出假的心肌梗死、传导阻滞或异位心律图形。',
  },
  skin: {
    met: '放电极前擦拭了皮肤。',
    missed: '有的皮肤没有擦拭，基线漂移会影响 ST 段的判断。',
  },
  settings: {
    met: '标准设置，受检者安静时描记。',
    missed: '增益、走纸速度不标准，或者受检者还没有放松，测得的时间、振幅不可靠。',
  },
  notes: {
    met: '记录与第一位受检者的图一致。',
    missed: '有的没有记录，或者与描记的图不同。',
  },
  recognise: {
    met: '从图形认出了错接，并指出依据。',
    missed: '错接或依据没有说对。先看 I、aVR，再看有没有平线，最后看胸导联的递变。',
    unsupported: '没有先描记同事接好的图，或者靠逐个改动电极来试，结论没有依据，不给分。',
  },
  mend: {
    met: '改正后重新描记，电极都在正确位置。',
    missed: '没有改正并重新描记。错接的图不能留在病历里。',
  },
  sparing: {
    met: '只改动了接错的电极。',
    missed: '没有改正，或者动了本来放对的电极，说明不是由图形判断的。',
  },
};
