import { texts } from '../texts/texts.ts'

/** What a locale's formatter is made of, and made again once the interface is in another language. */
export function perLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { readonly locale: string; readonly formatter: Formatter } | undefined
  return () => {
    if (made?.locale !== texts.locale) made = { locale: texts.locale, formatter: make(texts.locale) }
    return made.formatter
  }
}
