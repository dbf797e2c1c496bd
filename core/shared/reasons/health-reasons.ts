/** Problems of an installation, for its operator. */
export interface HealthReasons {
  'health.address': { readonly address: string; readonly status: number }
  'health.address-away': { readonly address: string }
  'health.backup-old': { readonly hours: number }
  'health.backup-unknown': null
  'health.clock': { readonly seconds: number }
  'health.database-old': { readonly version: number; readonly oldest: number }
  'health.disk': { readonly folder: string; readonly megabytes: number }
  /** `cause`: the message of the system or the store. */
  'health.files': { readonly place: string; readonly cause: string }
  'health.host': { readonly address: string }
  'health.migrations': null
  /** `setting`: the one to check. */
  'health.encoder-away': { readonly host: string; readonly setting: string }
  'health.encoder-key': { readonly host: string; readonly setting: string }
  'health.model-away': { readonly host: string; readonly setting: string }
  'health.model-key': { readonly host: string; readonly setting: string }
  'health.no-answer': { readonly seconds: number }
  'health.no-backup': null
  'health.no-folder': { readonly folder: string }
  'health.no-mail-server': null
  'health.no-scans': null
  'health.row-security': null
}
