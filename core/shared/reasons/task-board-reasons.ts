export interface TaskBoardReasons {
  'taskboard.card-under-way': null
  'taskboard.no-list': null
  'taskboard.no-permission': null
  'taskboard.not-authorised': null
  'taskboard.not-found': null
  'taskboard.off': null
  'taskboard.refused': null
  'taskboard.too-many': { readonly seconds: number }
  'taskboard.unavailable': null
  'taskboard.wrong-key': null
}
