import { texts } from '../texts/texts.ts'

/** Caches a formatter, and makes a new one when the interface changes its language. */
export function perLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { readonly locale: string; readonly formatter: Formatter } | undefined
  return () => {
    if (made?.locale !== texts.locale) made = { locale: texts.locale, formatter: make(texts.locale) }
    return made.formatter
  }
}
