import type { Passage, PassageLine } from './passage.ts'
import type { TextBlock } from './ports/text-reader.ts'
import { reflowBlocks } from './reflow-blocks.ts'
import { splitSentences } from './sentences.ts'

const LONGEST_QUESTION = 500
const ORDINAL =
  /^(?:(?:q|question|frage|pregunta|domanda|pergunta|vraag|section|part)\s*)?\(?(?:\p{N}{1,2}(?:\.\p{N}{1,2})*|[a-z])\s*[.):]?[\s–-]+|^(?:q|question)\s*\p{N}*\s*[:.]\s*/iu
/** Text behind a question that is not part of it: limits and marks of required answers. */
const TAIL =
  /\s*(?:[([][^()[\]]*(?:words?|characters?|max|wörter|zeichen|mots|caractères|palabras|caracteres|parole|caratteri|palavras|woorden|tekens)[^()[\]]*[)\]]|\*)\s*[:.]?\s*$/iu
const ASKS = /\?["'”’»)]*$/u
/** Verbs with which forms ask without a question mark. */
const TELLS =
  /^(?:please )?(?:describe|explain|outline|provide|summari[sz]e|give|list|state|tell us|demonstrate|detail|identify|beschreiben|erläutern|nennen|bitte|décrivez|expliquez|présentez|indiquez|merci de|describa|explique|indique|descreva|descrivere|descriva|indicare|illustrare|beschrijf|omschrijf|geef)\b/iu

/** A statement that ends with a question asks nothing of an applicant. */
function isProse(text: string): boolean {
  const [first = '', ...more] = splitSentences(text)
  return more.length > 0 && !ASKS.test(first) && !TELLS.test(first)
}

/** The question in a block of a past application, without ordinal and limit; null if there is none. */
function recogniseQuestion(block: TextBlock): string | null {
  if (block.kind === 'table-row' || block.text.length > LONGEST_QUESTION) return null
  const text = block.text.replace(TAIL, '').trim()
  const bare = text.replace(ORDINAL, '').trim()
  if (!/^["'“‘¿]?\p{Lu}/u.test(bare) || bare.split(/\s+/).length < 3) return null
  if (ASKS.test(bare)) return block.kind === 'paragraph' && bare === text && isProse(bare) ? null : bare
  const marked = block.kind === 'heading' || bare !== text || /:$/.test(bare) || text !== block.text
  return marked && TELLS.test(bare) ? bare.replace(/\s*:$/, '') : null
}

export interface CutPassage extends Omit<Passage, 'documentId'> {
  readonly layout: readonly PassageLine[]
}

/** Long enough for one thought; search shows neighbouring passages too. */
const TARGET_WORDS = 90
/** Minimum length of a passage before a new heading begins the next. */
const SMALLEST_WORDS = 45
/** Maximum length of a passage. */
const MAX_WORDS = 120
const LONGEST_TABLE_HEADER = 30
/** In characters; languages with spaces between words have shorter words on average. */
const LONGEST_MEAN_WORD = 12
const SPACE = 32
const UNBROKEN = /.{1,200}/gsu
const MAX_HEADINGS_TOGETHER = 4

/** A piece that is never split: a paragraph, some sentences of a long one, a list item or a row, with its headings. */
interface Piece {
  readonly lines: readonly string[]
  /** The kind of each line. */
  readonly layout: readonly PassageLine[]
  readonly words: number
  readonly page: number | null
  readonly headings: readonly string[]
  readonly question: string | null
  readonly opensSection: boolean
  readonly tableHeader: string | null
}

/**
 * Splits a document into passages of about 90 and at most 120 words: at headings and questions if there is enough text
 * between them, otherwise between paragraphs, and within a paragraph only between sentences. Headings stay in the text
 * on lines of their own. A table that continues in the next passage repeats its first row there.
 */
export function cutPassages(blocks: readonly TextBlock[]): CutPassage[] {
  const passages: CutPassage[] = []
  let open: Piece[] = []
  let words = 0
  const close = () => {
    if (open.length > 0) passages.push(passageOf(open, passages.length))
    open = []
    words = 0
  }
  for (const piece of piecesOf(blocks)) {
    const first = open[0]
    if (first !== undefined && partsHere(first, words, piece)) close()
    open.push(open.length === 0 ? withTableHeader(piece) : piece)
    words += piece.words
  }
  close()
  return passages
}

function partsHere(first: Piece, words: number, next: Piece): boolean {
  if (first.question !== next.question || words + next.words > MAX_WORDS) return true
  if (next.opensSection) return words >= SMALLEST_WORDS
  return words + next.words > TARGET_WORDS && words >= SMALLEST_WORDS
}

function passageOf(pieces: readonly Piece[], ordinal: number): CutPassage {
  const first = pieces[0]
  return {
    ordinal,
    text: pieces.flatMap((piece) => piece.lines).join('\n'),
    page: first?.page ?? null,
    headings: first?.headings ?? [],
    question: first?.question ?? null,
    layout: pieces.flatMap((piece) => piece.layout),
  }
}

function withTableHeader(piece: Piece): Piece {
  if (piece.tableHeader === null || piece.lines.includes(piece.tableHeader)) return piece
  const words = wordCount(piece.tableHeader)
  if (piece.words + words > MAX_WORDS) return piece
  const repeated: PassageLine = { kind: 'table-row', level: 0, page: piece.page, part: 'repeated' }
  return {
    ...piece,
    lines: [piece.tableHeader, ...piece.lines],
    layout: [repeated, ...piece.layout],
    words: piece.words + words,
  }
}

/** Yields the pieces of the blocks, with the headings and the question above them. */
function* piecesOf(blocks: readonly TextBlock[]): Generator<Piece> {
  let trail: TextBlock[] = []
  let question: string | null = null
  let waiting: TextBlock[] = []
  let tableHeader: string | null = null
  for (const block of reflowBlocks(blocks)) {
    const asked = recogniseQuestion(block)
    if ((block.kind === 'heading' || asked !== null) && !leadsTo(waiting, block)) {
      yield* linesOf(waiting, trail, question)
      waiting = []
    }
    if (block.kind === 'heading') trail = [...trail.filter((above) => above.level < block.level), block]
    if (block.kind === 'heading' || asked !== null) {
      question = asked ?? (waiting.length > 0 ? question : null)
      waiting.push(block)
      continue
    }
    tableHeader = block.kind === 'table-row' ? (tableHeader ?? headerOf(block.text)) : null
    if (wordsOf(waiting) > MAX_WORDS / 2) {
      yield* linesOf(waiting, trail, question)
      waiting = []
    }
    const above = { headings: trail.map((heading) => heading.text), question, tableHeader }
    yield* cutBlock(block, waiting, above)
    waiting = []
  }
  yield* linesOf(waiting, trail, question)
}

/** Whether headings without text so far lead to this one; otherwise they are lines in large print, such as a list. */
function leadsTo(waiting: readonly TextBlock[], next: TextBlock): boolean {
  const last = waiting.at(-1)
  if (last === undefined || waiting.length > MAX_HEADINGS_TOGETHER) return last === undefined
  return last.kind !== 'heading' || next.kind !== 'heading' || last.level < next.level
}

function* linesOf(
  waiting: readonly TextBlock[],
  trail: readonly TextBlock[],
  question: string | null,
): Generator<Piece> {
  const headings = trail.filter((heading) => !waiting.includes(heading)).map((heading) => heading.text)
  for (const block of waiting) yield* cutBlock(block, [], { headings, question, tableHeader: null })
}

/** An amount in a cell of its own: 1,234 or 12.50 or $80, but not a year or a number of a column. */
const AMOUNT_CELL =
  /\|\s*[(-]?[$£€]?\s?(?:\p{N}{1,3}(?:[.,' ]\p{N}{3})+|\p{N}+[.,]\p{N}{1,2}|(?<=[$£€]\s?)\p{N}+|\p{N}{5,})\b/u

/** The first row of a table if it names columns; empty if it is long, or already holds amounts. */
function headerOf(row: string): string {
  return wordCount(row) <= LONGEST_TABLE_HEADER && !AMOUNT_CELL.test(row) ? row : ''
}

function* cutBlock(
  block: TextBlock,
  waiting: readonly TextBlock[],
  above: Pick<Piece, 'headings' | 'question' | 'tableHeader'>,
): Generator<Piece> {
  const lead = waiting.map((heading) => heading.text)
  const leadWords = wordsOf(waiting)
  let first = true
  for (const text of chunksOf(lineOf(block), MAX_WORDS - leadWords)) {
    const words = wordCount(text)
    yield {
      lines: first ? [...lead, text] : [text],
      layout: first ? [...waiting, block].map((line) => lineOfLayout(line)) : [lineOfLayout(block, 'continued')],
      words: words + (first ? leadWords : 0),
      page: (first ? waiting[0]?.page : undefined) ?? block.page,
      ...above,
      tableHeader: above.tableHeader === '' ? null : above.tableHeader,
      opensSection: first && lead.length > 0,
    }
    first = false
  }
}

function lineOfLayout({ kind, level, page }: TextBlock, part: PassageLine['part'] = 'whole'): PassageLine {
  return { kind, level, page, part }
}

function wordsOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + wordCount(text), 0)
}

function lineOf(block: TextBlock): string {
  return block.kind === 'list-item' ? `• ${block.text}` : block.text
}

/**
 * A paragraph in one piece if it fits; otherwise groups of sentences up to the target length; an oversized sentence is
 * split between words.
 */
function chunksOf(text: string, room: number): string[] {
  const most = Math.min(room, TARGET_WORDS)
  if (wordCount(text) <= most) return [text]
  const chunks: string[] = []
  let run: string[] = []
  let words = 0
  for (const sentence of splitSentences(text).flatMap((long) => piecesOfWords(long, most))) {
    const count = wordCount(sentence)
    if (run.length > 0 && words + count > most) {
      chunks.push(run.join(' '))
      run = []
      words = 0
    }
    run.push(sentence)
    words += count
  }
  return run.length > 0 ? [...chunks, run.join(' ')] : chunks
}

function piecesOfWords(sentence: string, most: number): string[] {
  if (wordCount(sentence) <= most) return [sentence]
  const pieces: string[] = []
  let run: string[] = []
  let length = 0
  for (const word of sentence.split(/\s+/).flatMap((long) => long.match(UNBROKEN) ?? [])) {
    length += word.length + 1
    if (run.length >= most || length > most * LONGEST_MEAN_WORD) {
      pieces.push(run.join(' '))
      run = []
      length = word.length + 1
    }
    run.push(word)
  }
  return [...pieces, run.join(' ')]
}

/** Words of normal text; unbroken characters (Chinese, a table of numbers, garbage) count by their length. */
function wordCount(text: string): number {
  let words = 1
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === SPACE) words += 1
  return Math.max(words, Math.ceil(text.length / LONGEST_MEAN_WORD))
}
