/** The sentences that a report says itself, by the language of the account. */
export interface ReportPhrases {
  readonly sources: string
  readonly page: (pages: string) => string
  readonly notSaid: string
  readonly notSaidOfYears: (topic: string, years: string) => string
  /** Stands before what comes from other years than those asked for. */
  readonly otherYears: (years: string) => string
  readonly and: string
  readonly closing: string
}

const PHRASES: Readonly<Record<string, ReportPhrases>> = {
  en: {
    sources: 'Sources',
    page: (pages) => `p. ${pages}`,
    notSaid: 'What the documents do not say',
    notSaidOfYears: (topic, years) => `${topic}: nothing of ${years}`,
    otherYears: (years) => `The documents say nothing of this for ${years}. From other years:`,
    and: 'and',
    closing:
      'This draft was put together from sentences in your documents, without a language model. Check it before you send it.',
  },
  de: {
    sources: 'Quellen',
    page: (pages) => `S. ${pages}`,
    notSaid: 'Was die Dokumente nicht sagen',
    notSaidOfYears: (topic, years) => `${topic}: nichts zu ${years}`,
    otherYears: (years) => `Die Dokumente sagen dazu nichts für ${years}. Aus anderen Jahren:`,
    and: 'und',
    closing:
      'Dieser Entwurf wurde aus Sätzen Ihrer Dokumente zusammengestellt, ohne Sprachmodell. Prüfen Sie ihn vor dem Versand.',
  },
  fr: {
    sources: 'Sources',
    page: (pages) => `p. ${pages}`,
    notSaid: 'Ce que les documents ne disent pas',
    notSaidOfYears: (topic, years) => `${topic} : rien pour ${years}`,
    otherYears: (years) => `Les documents n’en disent rien pour ${years}. D’autres années :`,
    and: 'et',
    closing:
      'Ce projet a été composé de phrases de vos documents, sans modèle de langue. Relisez-le avant de l’envoyer.',
  },
  es: {
    sources: 'Fuentes',
    page: (pages) => `p. ${pages}`,
    notSaid: 'Lo que los documentos no dicen',
    notSaidOfYears: (topic, years) => `${topic}: nada de ${years}`,
    otherYears: (years) => `Los documentos no dicen nada de esto para ${years}. De otros años:`,
    and: 'y',
    closing:
      'Este borrador se compuso con frases de sus documentos, sin modelo de lenguaje. Revíselo antes de enviarlo.',
  },
  it: {
    sources: 'Fonti',
    page: (pages) => `p. ${pages}`,
    notSaid: 'Che cosa i documenti non dicono',
    notSaidOfYears: (topic, years) => `${topic}: nulla per ${years}`,
    otherYears: (years) => `I documenti non ne dicono nulla per ${years}. Da altri anni:`,
    and: 'e',
    closing:
      'Questa bozza è composta da frasi dei vostri documenti, senza modello linguistico. Controllatela prima di inviarla.',
  },
  pt: {
    sources: 'Fontes',
    page: (pages) => `p. ${pages}`,
    notSaid: 'O que os documentos não dizem',
    notSaidOfYears: (topic, years) => `${topic}: nada de ${years}`,
    otherYears: (years) => `Os documentos nada dizem disto para ${years}. De outros anos:`,
    and: 'e',
    closing:
      'Este rascunho foi composto com frases dos seus documentos, sem modelo de linguagem. Reveja-o antes de o enviar.',
  },
  nl: {
    sources: 'Bronnen',
    page: (pages) => `p. ${pages}`,
    notSaid: 'Wat de documenten niet zeggen',
    notSaidOfYears: (topic, years) => `${topic}: niets over ${years}`,
    otherYears: (years) => `De documenten zeggen hierover niets voor ${years}. Uit andere jaren:`,
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
