/** Soft hyphens, zero-width and direction marks: extracted PDF text is full of them, and no reader sees them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g
const RUN = /[\p{L}\p{N}]+(?:['’.,·-][\p{L}\p{N}]+)*/gu
/** What most runs are: one word, nothing to look at twice. */
const PLAIN = /^[a-z]+$/
const NUMBER = /^\p{N}[\p{N}.,]*$/u

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Longer runs of characters are no words but binary debris or base64; they are not worth a posting. */
const LONGEST_WORD = 60

/** Text in the form in which words are compared: compatible forms unified, in lower case, without invisible characters. */
export function normaliseForTerms(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
}

/** The runs of letters and figures in a normalised text, in order: each gives its words by `wordsOfRun`. */
export function runsOf(normal: string): readonly string[] {
  return normal.match(RUN) ?? []
}

/** The words of one run. A compound with a hyphen gives its parts and, behind them, the whole. */
export function wordsOfRun(run: string): string[] {
  if (PLAIN.test(run)) return run.length <= LONGEST_WORD ? [run] : []
  if (NUMBER.test(run)) return [plainNumber(run)]
  return [...(UNSPACED.test(run) ? pairsOf(run) : partsOf(run))]
}

/** Chinese and Japanese put no space between words; pairs of characters find them well enough. */
function* pairsOf(run: string): Generator<string> {
  const characters = [...run]
  if (characters.length === 1) yield run
  for (let at = 0; at + 1 < characters.length; at += 1) yield `${characters[at] ?? ''}${characters[at + 1] ?? ''}`
}

function* partsOf(run: string): Generator<string> {
  const pieces = run.split(/[-.,·]/).filter((piece) => piece !== '')
  for (const piece of pieces) {
    const word = piece.replace(/'s$/, '')
    if (word.includes("'")) yield* word.split("'")
    else if (word.length <= LONGEST_WORD) yield word
  }
  const whole = pieces.join('')
  if (pieces.length > 1 && whole.length <= LONGEST_WORD) yield whole
}

/** `1,201,095`, `1.201.095` and `1201095` are one number; `2.4` stays a decimal and `2,4` becomes one. */
function plainNumber(text: string): string {
  if (/^\p{N}{1,3}([.,]\p{N}{3})+$/u.test(text)) return text.replace(/[.,]/g, '')
  if (/^\p{N}{1,3}(,\p{N}{3})+\.\p{N}+$/u.test(text)) return text.replace(/,/g, '')
  if (/^\p{N}{1,3}(\.\p{N}{3})+,\p{N}+$/u.test(text)) return text.replace(/\./g, '').replace(',', '.')
  if (/^\p{N}+,\p{N}+$/u.test(text)) return text.replace(',', '.')
  return text
}
