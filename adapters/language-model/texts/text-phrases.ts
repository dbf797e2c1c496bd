/** Words added to a text, in the language of the account. */
export interface TextPhrases {
  readonly sources: string
  readonly page: string
  readonly application: string
  readonly report: string
}

const PHRASES: Readonly<Record<string, TextPhrases>> = {
  en: {
    sources: 'Sources',
    page: 'p.',
    application: 'application',
    report: 'report',
  },
  de: {
    sources: 'Quellen',
    page: 'S.',
    application: 'Antrag',
    report: 'Bericht',
  },
  fr: {
    sources: 'Sources',
    page: 'p.',
    application: 'demande',
    report: 'rapport',
  },
  es: {
    sources: 'Fuentes',
    page: 'p.',
    application: 'solicitud',
    report: 'informe',
  },
  it: {
    sources: 'Fonti',
    page: 'p.',
    application: 'domanda',
    report: 'relazione',
  },
  pt: {
    sources: 'Fontes',
    page: 'p.',
    application: 'candidatura',
    report: 'relatório',
  },
  nl: {
    sources: 'Bronnen',
    page: 'p.',
    application: 'aanvraag',
    report: 'verslag',
  },
}

/** English for a language without phrases of its own. */
export function textPhrasesFor(language: string): TextPhrases {
  const known = PHRASES[language.split('-')[0]?.toLowerCase() ?? '']
  return known ?? (PHRASES['en'] as TextPhrases)
}

/** Escapes the text for Markdown. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
