export type TooLargeRequest =
  | { readonly of: 'body' | 'file'; readonly bytes: number }
  | { readonly of: 'field-count'; readonly most: number }
  | { readonly of: 'fields' }

/** Refusals of calls before a use case runs. `http.field`: the message of a call's schema about a field. */
export interface CallReasons {
  'http.field': { readonly sentence: string }
  'http.foreign-origin': null
  'http.invalid-fields': { readonly names: readonly string[] }
  'http.key-invalid': null
  'http.key-reused': null
  'http.malformed-address': null
  'http.malformed-body': null
  'http.no-file': null
  'http.no-such-call': { readonly host: 'web' | 'any' }
  'http.no-such-page': { readonly host: 'operations' | 'any' }
  'http.not-ready': { readonly what: 'application' | 'server' }
  'http.outcome-unknown': null
  'http.too-large': TooLargeRequest
  'http.too-much-work': { readonly seconds: number }
  'http.unsupported-body': null
  'http.wrong-host': { readonly host: string }
}
