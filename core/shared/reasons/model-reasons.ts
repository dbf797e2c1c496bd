export interface ModelReasons {
  'model.cancelled': null
  'model.cut-off': null
  'model.empty': null
  'model.key-refused': null
  'model.no-credit': null
  'model.nothing-handed-in': null
  'model.refused': null
  'model.request-refused': null
  'model.request-too-large': null
  'model.search-unavailable': null
  'model.too-long': null
  'model.unavailable': null
  'model.unknown': null
  'spending.held': null
  'spending.limit-reached': { readonly limit: number }
}
