import type { FontStyle } from '../../../../core/shared/ports.ts'
import { answerParagraphs, listMark, type AnswerParagraph, type AnswerRun } from '../answer/answer-paragraphs.ts'
import type { Glyphs, Typefaces } from './typefaces.ts'

/** A unit between two possible line breaks. */
export interface Word {
  readonly glyphs: readonly Glyphs[]
  /** At a size of one point. */
  readonly width: number
  /** Whether it follows the previous word without a space. */
  readonly isGlued: boolean
  /** Whether a new line begins after it. */
  readonly endsLine: boolean
}

export interface WordParagraph {
  /** Depth in a list; 0 outside. */
  readonly level: number
  /** The mark before it; empty for a continuation. */
  readonly mark: readonly Glyphs[]
  readonly words: readonly Word[]
}

/** Longer words may be split into parts of this many characters. */
const LONGEST_WORD = 20
const PART = 8
/** Characters that print nothing, or select a coloured emoji. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]|[\u{fe0e}-\u{fe0f}]/gu

/**
 * Words of an answer in Markdown, without emoji that no font has; null if other characters can't be written, or nothing
 * is left.
 */
export function wordsOfAnswer(markdown: string, faces: Typefaces): readonly WordParagraph[] | null {
  const paragraphs = answerParagraphs(markdown.normalize('NFC').replace(INVISIBLE, '')).map((paragraph) =>
    wordsOfParagraph(paragraph, faces),
  )
  if (!paragraphs.every((paragraph) => paragraph !== null)) return null
  return paragraphs.some(({ words }) => words.length > 0) ? paragraphs : null
}

/** A text of the product beside answers, without characters that no font has. */
export function plainParagraph(text: string, faces: Typefaces, style: FontStyle = 'regular'): WordParagraph {
  const parts = faces.writablePart(text, style).split(' ')
  const words = parts.flatMap((part) => {
    const glyphs = faces.glyphsOf(part, style)
    return glyphs === null || part === ''
      ? []
      : [{ glyphs, width: sumOfWidths(glyphs), isGlued: false, endsLine: false }]
  })
  return { level: 0, mark: [], words }
}

/** A list as one paragraph, to save space; empty if there is no list. */
export function runIn(text: readonly WordParagraph[]): readonly (readonly WordParagraph[])[] {
  if (!text.some(({ level }) => level > 0)) return []
  const words = text.flatMap((paragraph) => {
    const mark = { glyphs: paragraph.mark, width: sumOfWidths(paragraph.mark), isGlued: false, endsLine: false }
    return [...(paragraph.mark.length > 0 ? [mark] : []), ...paragraph.words]
  })
  return [[{ level: 0, mark: [], words: words.map((word) => ({ ...word, endsLine: false })) }]]
}

function sumOfWidths(glyphs: readonly Glyphs[]): number {
  return glyphs.reduce((sum, { width }) => sum + width, 0)
}

function wordsOfParagraph({ list, runs }: AnswerParagraph, faces: Typefaces): WordParagraph | null {
  const mark = list?.isFirst ? faces.glyphsOf(listMark(list), 'regular') : []
  const words = wordsOfRuns(runs, faces)
  return words === null || mark === null ? null : { level: list?.level ?? 0, mark, words }
}

interface OpenWord {
  readonly glyphs: Glyphs[]
  isGlued: boolean
  endsLine: boolean
}

/** A word can contain several styles. */
function wordsOfRuns(runs: readonly AnswerRun[], faces: Typefaces): readonly Word[] | null {
  const words: OpenWord[] = []
  let isOpen = false
  for (const run of runs) {
    for (const part of faces.withoutPictures(run.text, styleOf(run)).split(/([ \t\n]+)/u)) {
      if (part === '') continue
      if (/^[ \t\n]/u.test(part)) {
        const last = words.at(-1)
        if (last !== undefined && part.includes('\n')) last.endsLine = true
        isOpen = false
        continue
      }
      for (const [index, piece] of partsOf(part).entries()) {
        const glyphs = faces.glyphsOf(piece, styleOf(run))
        if (glyphs === null) return null
        const last = words.at(-1)
        if (isOpen && index === 0 && last !== undefined) last.glyphs.push(...glyphs)
        else words.push({ glyphs: [...glyphs], isGlued: index > 0, endsLine: false })
      }
      isOpen = true
    }
  }
  return words.map((word) => ({ ...word, width: sumOfWidths(word.glyphs) }))
}

/** A long word, such as a web address, breaks after its signs, or else anywhere. */
function partsOf(word: string): string[] {
  return word.length <= LONGEST_WORD ? [word] : word.split(/(?<=[/@?&=._-])/u).flatMap(cutUp)
}

function cutUp(word: string): string[] {
  if (word.length <= LONGEST_WORD) return [word]
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map((one) => one.segment)
  const count = Math.ceil(characters.length / PART)
  return Array.from({ length: count }, (_, at) => characters.slice(at * PART, (at + 1) * PART).join(''))
}

function styleOf({ bold, italic }: AnswerRun): FontStyle {
  if (bold) return italic ? 'bold-italic' : 'bold'
  return italic ? 'italic' : 'regular'
}
