export interface AccountReasons {
  'accounts.account-not-found': null
  'accounts.accounts-removed': { readonly count: number }
  'accounts.admin-stays': null
  'accounts.admins-only': null
  'accounts.being-removed': null
  'accounts.code-needed': null
  'accounts.common-password': null
  'accounts.documents-required': null
  'accounts.email-invalid': null
  'accounts.email-letters': null
  'accounts.email-taken': null
  'accounts.first-name-too-long': null
  'accounts.several-unconfirmed': null
  'accounts.invalid-email': null
  'accounts.invalid-password': null
  'accounts.invalid-settings': null
  'accounts.invalid-user': null
  'accounts.invitation-accepted': null
  'accounts.invitation-expired': null
  'accounts.invitation-not-found': null
  'accounts.invitation-over': null
  'accounts.invitation-sent': null
  'accounts.invited-elsewhere': null
  'accounts.language-required': null
  'accounts.last-name-too-long': null
  'accounts.link-sent': null
  'accounts.member-unconfirmed': null
  'accounts.not-logged-in': null
  'accounts.removed': null
  'accounts.not-offered': null
  'accounts.not-the-owner': null
  'accounts.unconfirmed-address': null
  'accounts.notice-sent': null
  'accounts.nothing-sent': null
  'accounts.own-account': null
  'accounts.own-user': null
  'accounts.owner-already': null
  'accounts.owner-stays': null
  'accounts.password-replaced': null
  'accounts.password-too-long': { readonly most: number }
  'accounts.password-too-short': { readonly least: number }
  'accounts.reset-link-over': null
  'accounts.mail-is-set-up': null
  'accounts.nothing-to-verify': null
  'accounts.same-email': null
  'accounts.second-factor-not-started': null
  'accounts.second-factor-on': null
  'accounts.session-not-found': null
  'accounts.tone-too-long': { readonly most: number }
  'accounts.too-many-attempts': { readonly minutes: number }
  'accounts.too-many-codes': { readonly minutes: number }
  'accounts.too-many-preferences': null
  'accounts.already-member': null
  'accounts.user-not-found': { readonly email: string | null }
  'accounts.verification-link-over': { readonly of: 'address' | 'change' }
  'accounts.wrong-code': null
  'accounts.wrong-credentials': null
  'accounts.wrong-current-password': null
  'accounts.wrong-password': null
}

export interface QuotaReasons {
  'quotas.applications': { readonly limit: number }
  'quotas.bytes': { readonly limit: number }
  'quotas.documents': { readonly limit: number }
  'quotas.funders': { readonly limit: number }
  'quotas.projects': { readonly limit: number }
  'quotas.reports': { readonly limit: number }
  'quotas.tasks': { readonly limit: number }
  'quotas.users': { readonly limit: number }
}

/** A defect of an export. */
export type Damage =
  | { readonly of: 'no-file' | 'no-archive' | 'archive' | 'no-manifest' | 'format' | 'manifest' | 'some-manifest' }
  | { readonly of: 'line' | 'shared-funder' }
  | { readonly of: 'version'; readonly found: number | null; readonly readable: number }
  | { readonly of: 'account-manifest' | 'application' | 'text'; readonly account: string }
  | { readonly of: 'count'; readonly path: string; readonly found: number; readonly expected: number }
  | { readonly of: 'foreign-records'; readonly account: string; readonly kind: string }
  | { readonly of: 'file' | 'missing-file'; readonly account: string; readonly path: string }
  | { readonly of: 'part' | 'missing-part'; readonly path: string }

export interface TransferReasons {
  'transfer.account-exists': { readonly ids: readonly string[] }
  'transfer.damaged': Damage
  'transfer.differs': { readonly path: string; readonly line: number }
  'transfer.email-taken': { readonly email: string }
  'transfer.no-account': { readonly named: string }
  'transfer.not-the-owner': null
}

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
