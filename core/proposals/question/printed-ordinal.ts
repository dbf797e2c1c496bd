export interface Ordinal {
  /** As printed, without brackets and closing marks: "3a", "1.10", "iv"; null if there is none. */
  readonly number: string | null
  readonly text: string
}

const WORD = String.raw`(?:question|q|frage|pregunta|domanda|vraag|fråga|spørgsmål|spørsmål|kysymys|cwestiwn|pergunta)`
const PLAIN = String.raw`(?:[A-Z]\.?)?\d{1,3}(?:[.\-]\d{1,3})*(?:\.?[a-z](?![a-z]))?(?:\([a-z]\))?`
const LETTER = String.raw`(?:[a-zA-Z]|[ivx]{1,5}|[IVX]{1,5})`
const COMPOUND = String.raw`(?:\d{1,2}(?:\.\d{1,3})+[a-z]?|\d{1,2}[a-z]|[A-Z]\.?\d{1,2}(?:\.\d{1,2})*[a-z]?)`
const RANGE = String.raw`\d{1,2}[a-z]?\s?[–-]\s?\d{1,2}[a-z]?`

const WITH_WORD = new RegExp(String.raw`^${WORD}\s*(${PLAIN})\s*[.:)–—-]*(?:\s+|$)`, 'iu')
const BRACKETED = new RegExp(String.raw`^[([](${PLAIN}|${LETTER})[)\]]\s*[.:]?\s+(?=\S)`, 'u')
const MARKED = new RegExp(
  String.raw`^(${RANGE}|${PLAIN}|${LETTER})\s?(?:[.)]{1,2}[:)]?|:)(?:\s+|$|(?=\p{Lu}\p{Ll}))`,
  'u',
)
const PARTED = /^(\d{1,2}\s?\([a-z]\))\s+(?=\S)/u
const DASHED = new RegExp(String.raw`^(${PLAIN})\s[–—-]\s+(?=\S)`, 'u')
const BARE_COMPOUND = new RegExp(String.raw`^(${COMPOUND})\s+(?=["'“‘«¿(\[]?\p{Lu})`, 'u')
const TABBED = /^(\d{1,2})(?:\t| {3,})\s*(?=\S)/u

/** Splits a leading ordinal ("3a.", "(b)", "Q4:", "1.10 ") from the text. A number of things is no ordinal. */
export function splitOrdinal(line: string): Ordinal {
  const text = line.trim()
  for (const pattern of [WITH_WORD, BRACKETED, MARKED, PARTED, DASHED, BARE_COMPOUND, TABBED]) {
    const match = pattern.exec(text)
    if (match !== null && !isYearOrTime(match[1]!, text)) {
      return { number: match[1]!.replace(/\s/g, ''), text: text.slice(match[0].length).trim() }
    }
  }
  return { number: null, text }
}

function isYearOrTime(number: string, text: string): boolean {
  return (
    (/^\d{3,}$/.test(number) && !/^\d{3}[.)]\s+\p{Lu}/u.test(text)) ||
    /^\d{1,2}[.:]\d{2}\s?(?:[ap]m|Uhr|h)\b/iu.test(text)
  )
}
