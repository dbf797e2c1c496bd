/** `unavailable` ends by itself; the others last until an admin acts. */
export type OutageReason =
  | 'unavailable'
  | 'key-refused'
  | 'organisation-disabled'
  | 'no-credit'
  | 'limit-reached'
  | 'unknown-model'
  | 'wrong-address'

export interface ModelReasons {
  'model.cancelled': null
  'model.cut-off': null
  'model.empty': null
  'model.key-refused': null
  'model.limit-reached': null
  'model.no-credit': null
  'model.nothing-handed-in': null
  'model.organisation-disabled': null
  'model.over-rate': null
  /** `minutes`: duration so far; absent if an earlier release stored it. */
  'model.paused': { readonly reason: OutageReason; readonly minutes?: number }
  'model.refused': null
  'model.request-refused': null
  'model.request-too-large': null
  'model.search-unavailable': null
  'model.stays-on-server': null
  'model.test-under-way': null
  'model.too-long': null
  'model.unavailable': null
  'model.unknown': null
  'model.wrong-address': null
  'spending.held': null
  /** `until`: absent if an earlier release stored it. */
  'spending.limit-reached': { readonly limit: number; readonly until?: string }
}
