/** The sentences that a report says itself, by the language of the account. */
export interface ReportPhrases {
  readonly sources: string
  readonly page: (pages: string) => string
  readonly notSaidOfYears: (topic: string, years: string) => string
  readonly and: string
}

const PHRASES: Readonly<Record<string, ReportPhrases>> = {
  en: {
    sources: 'Sources',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nothing of ${years}`,
    and: 'and',
  },
  de: {
    sources: 'Quellen',
    page: (pages) => `S. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nichts zu ${years}`,
    and: 'und',
  },
  fr: {
    sources: 'Sources',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic} : rien pour ${years}`,
    and: 'et',
  },
  es: {
    sources: 'Fuentes',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nada de ${years}`,
    and: 'y',
  },
  it: {
    sources: 'Fonti',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nulla per ${years}`,
    and: 'e',
  },
  pt: {
    sources: 'Fontes',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nada de ${years}`,
    and: 'e',
  },
  nl: {
    sources: 'Bronnen',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: niets over ${years}`,
    and: 'en',
  },
}

/** The phrases for a language tag such as `en-GB`; English where the language is not among them. */
export function reportPhrasesFor(languageTag: string): ReportPhrases {
  const english = PHRASES['en'] as ReportPhrases
  return PHRASES[languageTag.toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? english
}
