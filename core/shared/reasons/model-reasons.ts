/** `unavailable` passes by itself; the others last until an administrator does something. */
export type OutageReason = 'unavailable' | 'key-refused' | 'no-credit' | 'unknown-model'

export interface ModelReasons {
  'model.cancelled': null
  'model.cut-off': null
  'model.empty': null
  'model.key-refused': null
  'model.no-credit': null
  'model.nothing-handed-in': null
  /** `minutes`: how long it has lasted; absent from what was stored before. */
  'model.paused': { readonly reason: OutageReason; readonly minutes?: number }
  'model.refused': null
  'model.request-refused': null
  'model.request-too-large': null
  'model.search-unavailable': null
  'model.stays-on-server': null
  'model.too-long': null
  'model.unavailable': null
  'model.unknown': null
  'spending.held': null
  /** `until` is absent from what was stored before months had an end. */
  'spending.limit-reached': { readonly limit: number; readonly until?: string }
}
