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
  es: {
    nothingFound: (question) =>
      `No encontramos nada en sus documentos sobre «${question}». Añada un documento que lo trate o díganoslo en el chat.`,
    nothingFoundShort: 'Aún no está en sus documentos.',
    tooShort: 'Ninguna frase de sus documentos cabe en este límite.',
  },
  it: {
    nothingFound: (question) =>
      `Nei vostri documenti non abbiamo trovato nulla su «${question}». Aggiungete un documento che ne parli o ditecelo nella chat.`,
    nothingFoundShort: 'Non ancora nei vostri documenti.',
    tooShort: 'Nessuna frase dei vostri documenti rientra in questo limite.',
  },
  pt: {
    nothingFound: (question) =>
      `Não encontrámos nada nos seus documentos sobre “${question}”. Acrescente um documento que trate disso ou escreva aqui a resposta.`,
    nothingFoundShort: 'Ainda não está nos seus documentos.',
    tooShort: 'Nenhuma frase dos seus documentos cabe neste limite.',
  },
  nl: {
    nothingFound: (question) =>
      `We vonden in uw documenten niets over “${question}”. Voeg een document toe dat hierover gaat, of schrijf het antwoord hier.`,
    nothingFoundShort: 'Nog niet in uw documenten.',
    tooShort: 'Geen zin uit uw documenten past binnen deze limiet.',
  },
}

/** Phrases for a language tag such as `en-GB`; English for unsupported languages. */
export function phrasesFor(languageTag: string): Phrases {
  const english = PHRASES['en'] as Phrases
  return PHRASES[languageTag.toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? english
}
