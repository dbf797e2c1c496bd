/** What is added to a text in the language of the account. */
export interface TextPhrases {
  readonly sources: string
  readonly page: string
  readonly application: string
  readonly report: string
  /** Stands above statements that no source holds. */
  readonly toCheck: string
}

const PHRASES: Readonly<Record<string, TextPhrases>> = {
  en: {
    sources: 'Sources',
    page: 'p.',
    application: 'application',
    report: 'report',
    toCheck: 'Please check before you use this text. None of its sources holds',
  },
  de: {
    sources: 'Quellen',
    page: 'S.',
    application: 'Antrag',
    report: 'Bericht',
    toCheck: 'Bitte prüfen Sie den Text, bevor Sie ihn verwenden. Keine seiner Quellen enthält',
  },
  fr: {
    sources: 'Sources',
    page: 'p.',
    application: 'demande',
    report: 'rapport',
    toCheck: 'Veuillez vérifier ce texte avant de l’utiliser. Aucune de ses sources ne contient',
  },
  es: {
    sources: 'Fuentes',
    page: 'p.',
    application: 'solicitud',
    report: 'informe',
    toCheck: 'Compruebe este texto antes de utilizarlo. Ninguna de sus fuentes contiene',
  },
  it: {
    sources: 'Fonti',
    page: 'p.',
    application: 'domanda',
    report: 'relazione',
    toCheck: 'Controllate questo testo prima di usarlo. Nessuna delle sue fonti contiene',
  },
  pt: {
    sources: 'Fontes',
    page: 'p.',
    application: 'candidatura',
    report: 'relatório',
    toCheck: 'Verifique este texto antes de o utilizar. Nenhuma das suas fontes contém',
  },
  nl: {
    sources: 'Bronnen',
    page: 'p.',
    application: 'aanvraag',
    report: 'verslag',
    toCheck: 'Controleer deze tekst voordat u hem gebruikt. Geen van de bronnen bevat',
  },
}

/** English for a language that has none of its own. */
export function textPhrasesFor(language: string): TextPhrases {
  const known = PHRASES[language.split('-')[0]?.toLowerCase() ?? '']
  return known ?? (PHRASES['en'] as TextPhrases)
}

/** The text as Markdown that shows it as it is spelt. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
