export interface ProfileReasons {
  'profile.fact-not-found': null
  'profile.key-in-use': null
  'profile.key-invalid': null
  'profile.label-required': null
  'profile.label-too-long': { readonly most: number }
  'profile.not-a-date': null
  'profile.not-a-day': null
  'profile.not-a-number': null
  'profile.not-a-telephone': null
  'profile.not-a-url': null
  'profile.not-an-amount': null
  'profile.two-amounts': { readonly typed: string; readonly one: string; readonly other: string }
  'profile.not-an-email': null
  'profile.not-an-iban': null
  'profile.too-many-facts': { readonly most: number }
  'profile.value-required': null
  'profile.value-too-long': { readonly most: number }
}
