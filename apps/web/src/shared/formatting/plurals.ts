type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Formats counts with the plural forms of a language, such as "1 page" and "1,200 pages". */
export function pluralsOf(locale: string) {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count: number, forms: Forms) => `${numbers.format(count)} ${forms[rules.select(count)] ?? forms.other}`
}
