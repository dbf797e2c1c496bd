export const profileSentences = {
  'profile.fact-not-found': 'Your profile has no such fact.',
  'profile.key-in-use': 'Your profile has a fact under this key already.',
  'profile.key-invalid': 'Use a short name of letters and digits that starts with a small letter.',
  'profile.label-required': 'Please say what this is.',
  'profile.label-too-long': ({ most }: { readonly most: number }) => `This may have at most ${most} characters.`,
  'profile.not-a-date': 'Please give a date or a year, such as 14 March 2021 or 2021.',
  'profile.not-a-day': 'Please give a day and a month, such as 31 March.',
  'profile.not-a-number': 'Please give a number.',
  'profile.not-a-telephone': 'Please give a telephone number.',
  'profile.not-a-url': 'Please give a web address, such as www.example.org.',
  'profile.not-an-amount': 'Please give an amount, such as £12,500.',
  'profile.two-amounts': ({
    typed,
    one,
    other,
  }: {
    readonly typed: string
    readonly one: string
    readonly other: string
  }) => `“${typed}” may mean ${one} or ${other}. Please write the one that you mean.`,
  'profile.not-an-email': 'Please give an email address.',
  'profile.not-an-iban': 'This is not a valid IBAN. Please check its digits.',
  'profile.too-many-facts': ({ most }: { readonly most: number }) => `A profile may hold at most ${most} facts.`,
  'profile.value-required': 'Please give a value.',
  'profile.value-too-long': ({ most }: { readonly most: number }) => `This may have at most ${most} characters.`,
}
