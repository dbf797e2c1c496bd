type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** For a language: a count with the form of the word that the language has for it, such as "1 page" and "1,200 pages". */
export function pluralsOf(locale: string) {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count: number, forms: Forms) => `${numbers.format(count)} ${forms[rules.select(count)] ?? forms.other}`
}
