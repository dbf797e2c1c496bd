/** The writer's own sentences, by the language of the account. */
export interface Phrases {
  /** `question` is the question, shortened. */
  nothingFound(question: string): string
  readonly nothingFoundShort: string
  readonly tooShort: string
}

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    nothingFound: (question) =>
      `We found nothing in your documents on “${question}”. Add a document that covers it, or tell us in the chat.`,
    nothingFoundShort: 'Not in your documents yet.',
    tooShort: 'No sentence in your documents fits in this limit.',
  },
  de: {
    nothingFound: (question) =>
      `In Ihren Dokumenten haben wir nichts zu „${question}“ gefunden. Fügen Sie ein Dokument dazu hinzu oder sagen Sie es uns im Chat.`,
    nothingFoundShort: 'Noch nicht in Ihren Dokumenten.',
    tooShort: 'Kein Satz Ihrer Dokumente passt in diese Länge.',
  },
  fr: {
    nothingFound: (question) =>
      `Nous n’avons rien trouvé dans vos documents sur « ${question} ». Ajoutez un document qui en parle ou dites-le-nous dans le chat.`,
    nothingFoundShort: 'Pas encore dans vos documents.',
    tooShort: 'Aucune phrase de vos documents ne tient dans cette limite.',
  },
}

/** Phrases for a language tag such as `en-GB`; English for unsupported languages. */
export function phrasesFor(languageTag: string): Phrases {
  const english = PHRASES['en'] as Phrases
  return PHRASES[languageTag.toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? english
}
