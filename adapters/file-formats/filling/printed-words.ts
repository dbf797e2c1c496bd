interface PrintedWords {
  /** Reference to a later page with the rest or the whole of an answer. */
  readonly continued: string
  readonly see: string
  /** Reference to the question's page, above a continuation. */
  readonly from: string
}

/** Texts printed beside answers, by language. `#` stands for a page number. */
const WORDS: Readonly<Record<string, PrintedWords>> = {
  en: { continued: 'Continued on page #', see: 'See page #', from: 'from page #' },
  cy: { continued: 'Parhad ar dudalen #', see: 'Gweler tudalen #', from: 'o dudalen #' },
  da: { continued: 'Fortsættes på side #', see: 'Se side #', from: 'fra side #' },
  de: { continued: 'Fortsetzung auf Seite #', see: 'Siehe Seite #', from: 'von Seite #' },
  es: { continued: 'Continúa en la página #', see: 'Véase la página #', from: 'de la página #' },
  fi: { continued: 'Jatkuu sivulla #', see: 'Katso sivu #', from: 'sivulta #' },
  fr: { continued: 'Suite à la page #', see: 'Voir page #', from: 'de la page #' },
  hu: { continued: 'Folytatás: #. oldal', see: 'Lásd: #. oldal', from: '#. oldalról' },
  it: { continued: 'Continua a pagina #', see: 'Vedi pagina #', from: 'da pagina #' },
  nb: { continued: 'Fortsetter på side #', see: 'Se side #', from: 'fra side #' },
  nl: { continued: 'Vervolg op pagina #', see: 'Zie pagina #', from: 'van pagina #' },
  pl: { continued: 'Ciąg dalszy na stronie #', see: 'Zob. strona #', from: 'ze strony #' },
  pt: { continued: 'Continua na página #', see: 'Ver página #', from: 'da página #' },
  sv: { continued: 'Fortsätter på sidan #', see: 'Se sidan #', from: 'från sidan #' },
}

/** `language` is BCP 47; other languages use English. */
export function printedWord(word: keyof PrintedWords, page: number | '#', language: string): string {
  const code = language.toLowerCase().split('-')[0]!
  const words = WORDS[code === 'no' || code === 'nn' ? 'nb' : code] ?? WORDS.en!
  return words[word].replace('#', String(page))
}
