/** Refusals about licences of schools. */
export const licenceFailures = {
  'licence.notFound': { status: 404, message: '该授权不存在' },
  'licence.notOffered': { status: 409, message: '该授权已不能下单，请刷新后查看最新状态' },
  'licence.notOrdered': { status: 409, message: '学校还没有下单，或授权已失效' },
  'licence.notOpen': { status: 409, message: '只有待下单或待到账的授权可以撤回' },
  'licence.wrongReference': {
    status: 409,
    message: '汇款附言与该授权不符，请核对银行流水',
    field: 'reference',
  },
  'licence.wrongAmount': {
    status: 409,
    message: '到账金额与约定价格不符，请核对银行流水',
    field: 'amount',
  },
  'licence.ownSchool': { status: 403, message: '不能确认自己所在学校的付款，请由其他管理员办理' },
  'licence.schoolSuspended': { status: 409, message: '学校已暂停，不能办理授权' },
  'licence.wrongDays': {
    status: 400,
    message: '起止日期有误：结束日不早于开始日，且不早于今天，全程不超过五年',
    field: 'endsOn',
  },
  'licence.wrongCoverage': {
    status: 400,
    message: '所选院系不属于该学校',
    field: 'departmentIds',
  },
  'licence.wrongProduct': {
    status: 400,
    message: '该商品不能授权，或已下架',
    field: 'commodityId',
  },
  'licence.cannotFollow': {
    status: 409,
    message: '只能续订同一学校、同一商品且尚未到期的授权，每项授权续订一次',
  },
  'licence.notPaid': { status: 409, message: '到账后才能登记发票' },
  'licence.notActive': { status: 409, message: '授权不在使用期内，不能调整席位' },
  'licence.noSeat': { status: 409, message: '席位已满，请先选择要收回的席位' },
  'licence.seatNotFound': { status: 404, message: '该学生没有席位' },
  'licence.notWaiting': { status: 409, message: '该学生不在授权范围内，或已有席位' },
} as const;
