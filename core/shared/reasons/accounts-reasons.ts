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
