export interface SharedReasons {
  'mail.no-address': null
  'mail.refused': null
  'mail.unavailable': null
  'shared.database-busy': null
  'shared.database-connections-shared': null
  'shared.database-too-slow': null
  'shared.database-unavailable': null
  'shared.disk-full': null
  'shared.name-required': null
  'shared.name-too-long': { readonly most: number }
  'shared.stale': null
  'shared.unexpected': { readonly error: string }
}
