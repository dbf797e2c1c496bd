/** The sentences that a report says itself, by the language of the account. */
export interface ReportPhrases {
  readonly sources: string
  readonly page: (pages: string) => string
  readonly notSaidOfYears: (topic: string, years: string) => string
  readonly and: string
  readonly closing: string
}

const PHRASES: Readonly<Record<string, ReportPhrases>> = {
  en: {
    sources: 'Sources',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nothing of ${years}`,
    and: 'and',
    closing:
      'This draft was put together from sentences in your documents, without a language model. Check it before you send it.',
  },
  de: {
    sources: 'Quellen',
    page: (pages) => `S. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nichts zu ${years}`,
    and: 'und',
    closing:
      'Dieser Entwurf wurde aus Sätzen Ihrer Dokumente zusammengestellt, ohne Sprachmodell. Prüfen Sie ihn vor dem Versand.',
  },
  fr: {
    sources: 'Sources',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic} : rien pour ${years}`,
    and: 'et',
    closing:
      'Ce projet a été composé de phrases de vos documents, sans modèle de langue. Relisez-le avant de l’envoyer.',
  },
  es: {
    sources: 'Fuentes',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nada de ${years}`,
    and: 'y',
    closing:
      'Este borrador se compuso con frases de sus documentos, sin modelo de lenguaje. Revíselo antes de enviarlo.',
  },
  it: {
    sources: 'Fonti',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nulla per ${years}`,
    and: 'e',
    closing:
      'Questa bozza è composta da frasi dei vostri documenti, senza modello linguistico. Controllatela prima di inviarla.',
  },
  pt: {
    sources: 'Fontes',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: nada de ${years}`,
    and: 'e',
    closing:
      'Este rascunho foi composto com frases dos seus documentos, sem modelo de linguagem. Reveja-o antes de o enviar.',
  },
  nl: {
    sources: 'Bronnen',
    page: (pages) => `p. ${pages}`,
    notSaidOfYears: (topic, years) => `${topic}: niets over ${years}`,
    and: 'en',
    closing:
      'Dit concept is samengesteld uit zinnen van uw documenten, zonder taalmodel. Controleer het voordat u het verstuurt.',
  },
}

/** The phrases for a language tag such as `en-GB`; English where the language is not among them. */
export function reportPhrasesFor(languageTag: string): ReportPhrases {
  const english = PHRASES['en'] as ReportPhrases
  return PHRASES[languageTag.toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? english
}
