/** Words that end with a full stop without ending a sentence, in the languages of the documents. */
const ABBREVIATIONS = new Set(
  `dr mr mrs ms prof st sr jr no nos vol pp p ed eds et al etc fig approx dept inc ltd co corp e.g i.e eg ie vs cf ca
  est tel ext art abs nr rs str bzw z.b d.h u.a usw ggf evtl inkl zzgl gem lt m mme mlle av env ex núm núms pág sra dña
  ecc sig dott ing s.p.a bijv o.a d.w.z blz mio mrd tsd rd einschl std vgl sog aprox mill mln mld jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Too long for an abbreviation: after it, a lower-case letter begins a sentence that was set without capitals. */
const CERTAINLY_A_WORD = /^\p{Ll}{6,}$/u

/** A mark that may end a sentence, with closing quotes and brackets, before white space or the end. */
const END = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]["'”’」』）]*/gu
/** Text extraction often loses the space between two sentences: "services.A total of". */
const LOST_SPACE = /(?<=[\p{Ll})%]{2}[.!?])(?=\p{Lu}[\p{Ll}']*\s\p{L})/gu

/** Splits a paragraph into sentences. Keeps all characters except white space between sentences. */
export function splitSentences(paragraph: string): string[] {
  return paragraph.split(LOST_SPACE).flatMap(splitAtMarks)
}

function splitAtMarks(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (!endsSentence(text, start, match.index, end)) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  sentences.push(text.slice(start).trim())
  return sentences.filter((sentence) => sentence !== '')
}

function endsSentence(text: string, start: number, mark: number, end: number): boolean {
  const rest = text.slice(end, end + 12).trimStart()
  const word =
    text
      .slice(Math.max(start, mark - 15), mark)
      .split(/[\s(]/)
      .at(-1) ?? ''
  if (/^\p{Ll}/u.test(rest)) return text[mark] === '.' && CERTAINLY_A_WORD.test(word)
  if (text[mark] !== '.') return !/^\p{N}/u.test(rest)
  if (/^\p{N}{1,2}$/u.test(word)) return false
  return !/^\p{L}$/u.test(word) && !ABBREVIATIONS.has(word.toLowerCase())
}
