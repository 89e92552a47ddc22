/** The possible destinations of a patient. */
export const placeList = [
  { id: 'cathLab', name: '导管室' },
  { id: 'operatingRoom', name: '手术室' },
  { id: 'strokeUnit', name: '卒中单元' },
  { id: 'icu', name: '重症医学科（ICU）' },
  { id: 'ccu', name: '心脏监护室（CCU）' },
  { id: 'surgicalWard', name: '外科病房' },
  { id: 'medicalWard', name: '内科病房' },
  { id: 'gynaecology', name: '妇科病房' },
  { id: 'paediatrics', name: '儿科病房' },
  { id: 'picu', name: '儿童重症监护室（PICU）' },
  { id: 'observation', name: '急诊留观室' },
  { id: 'home', name: '离院回家' },
];
