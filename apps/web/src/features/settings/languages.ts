import { texts } from '../../shared/texts/texts.ts'

const tags = ['en-GB', 'en-US', 'cy', 'ga', 'fr', 'de', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'nb', 'fi']

/** Languages to choose from, always including the account's own. */
export function languageOptions(current: string) {
  const names = new Intl.DisplayNames([texts.locale], { type: 'language' })
  const known = current === '' || tags.includes(current) ? tags : [current, ...tags]
  return known.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
}
