import type { WrittenState } from '../../../../core/hand-in/ports.ts'
import type { AnswerSetting } from '../../../../core/proposals/form/form-reading.ts'
import type { Box } from '../../pdf/box.ts'
import { heightOf, widthOf } from '../../pdf/box.ts'
import { plainParagraph, runIn, type Word, type WordParagraph } from './answer-words.ts'
import type { ContinuationPages } from './continuation-pages.ts'
import type { PageDrawing } from './page-drawing.ts'
import { printedWord } from '../printed-words.ts'
import { READABLE, setText, START, type SetText } from './set-text.ts'
import type { Typefaces } from './typefaces.ts'
import type { SpacesOfSlot } from './place-spaces.ts'
import { forComb } from '../typed-value.ts'
import { fitText, setBeginning, type WritingSpace } from './writing-space.ts'

const BEGINNING = 9
/** Size of the mark that points to the rest of an answer. */
const MARK = 8

/** The place of an answer: on a page, or in an interactive field. */
export interface AnswerPlace {
  /** From 1. */
  readonly page: number
  readonly drawing: PageDrawing
  readonly spaces: SpacesOfSlot
  /** Sizes in the order of preference: each group is tried in all near spaces before the next. */
  readonly sizes: readonly (readonly number[])[]
  /** Receives each written box. */
  readonly take: (box: Box) => void
  /** Adds a reference beside the place if no space has room for it: the first mark that fits. */
  readonly markBeside: (marks: readonly SetText[], words: string) => void
}

export interface LabelledText {
  readonly label: string
  readonly text: readonly WordParagraph[]
}

interface SetInSpace {
  readonly set: SetText
  readonly space: WritingSpace
}

/** The state of an answer on the pages. */
type SetState = Exclude<WrittenState, 'too-long'>

/** Writes answers into the spaces of pages, and on added pages if they are longer. */
export class AnswerSetter {
  private continued = 0

  constructor(
    private readonly pages: ContinuationPages,
    private readonly faces: Typefaces,
    private readonly language: string,
  ) {}

  write(answer: LabelledText, place: AnswerPlace, setting?: AnswerSetting): SetState {
    const isElsewhere = setting === 'further-page'
    const whole = isElsewhere ? null : this.fit(answer.text, place)
    if (whole !== null) return whole
    this.writeBeginning(answer, place, isElsewhere)
    return 'further-page'
  }

  /** Writes a text if all of it fits; otherwise returns null. */
  fit(text: readonly WordParagraph[], place: AnswerPlace): 'filled' | 'small' | null {
    const { near, last } = place.spaces
    const attempts = [
      ...place.sizes.map((sizes) => ({ spaces: near, sizes })),
      { spaces: last, sizes: place.sizes.flat() },
    ]
    for (const words of [text, ...runIn(text)]) {
      for (const { spaces, sizes } of attempts) {
        for (const space of spaces) {
          const set = fitText(space.comb === null ? words : combed(words, space.comb), space, sizes)
          if (set === null || !fitsComb(set, space)) continue
          this.draw(set, space, place)
          return set.size < Math.min(READABLE, place.sizes[0]?.[0] ?? READABLE) ? 'small' : 'filled'
        }
      }
    }
    return null
  }

  /** Writes on an added page, without a reference in its place. */
  writeElsewhere({ label, text }: LabelledText, fromPage: number): void {
    this.pages.nextPage(label)
    this.pages.add({ ordinal: ++this.continued, label, fromPage, text, start: START })
  }

  /** Adds a reference to the rest or whole of the answer, in its place or beside it. */
  private writeBeginning({ label, text }: LabelledText, place: AnswerPlace, isElsewhere: boolean): void {
    const ordinal = ++this.continued
    const page = this.pages.nextPage(label)
    const space = largestOf([...place.spaces.near, ...place.spaces.last.filter(({ next }) => next === undefined)])
    const set = isElsewhere || space === null ? null : setBeginning(text, space, BEGINNING)
    const words = `${ordinal} – ${this.word('continued', page)}`
    const isBegun = space !== null && set !== null && this.markEnd(words, { set, space }, place)
    if (isBegun) this.draw(set, space, place)
    else this.markPlace(ordinal, page, place)
    this.pages.add({ ordinal, label, fromPage: place.page, text, start: (isBegun ? set.rest : null) ?? START })
  }

  private word(word: 'continued' | 'see', page: number): string {
    return printedWord(word, page, this.language)
  }

  /** On the last line of a space, or else right below the text in it. */
  private markEnd(words: string, { set, space }: SetInSpace, { drawing }: AnswerPlace): boolean {
    const { box, lines } = space
    const mark = this.markOf(words, widthOf(box))
    if (mark === null) return false
    const level = lines.at(-1) ?? Math.min(box.bottom, box.top + set.height + mark.height + 1)
    drawing.addText(mark, { left: box.left, top: level - mark.height })
    return true
  }

  /** In the space if a line fits, or else in a free spot beside it. */
  private markPlace(ordinal: number, page: number, place: AnswerPlace): void {
    const see = this.word('see', page)
    const words = `${ordinal} – ${see}`
    const texts = [words, see, `→ ${page}`]
    for (const text of texts) {
      const space = place.spaces.near.find((one) => this.fitMark(text, one) !== null)
      if (space === undefined) continue
      this.draw(this.fitMark(text, space)!, space, place)
      return
    }
    place.markBeside(
      texts.flatMap((text) => this.markOf(text, Infinity) ?? []),
      words,
    )
  }

  private fitMark(text: string, space: WritingSpace): SetText | null {
    const words = [plainParagraph(text, this.faces)]
    const set = fitText(words, { ...space, comb: null }, [MARK])
    return set !== null && set.lines.length === 1 ? set : null
  }

  private markOf(text: string, width: number): SetText | null {
    const set = setText([plainParagraph(text, this.faces)], { width, height: Infinity, size: MARK })
    return set.lines.length === 1 && !set.isTooWide ? set : null
  }

  private draw(set: SetText, { box, lines, comb, next }: WritingSpace, { drawing, take }: AnswerPlace): void {
    const isAlone = set.lines.length === 1 && heightOf(box) < 2.6 * set.size && lines.length === 0
    const top = isAlone ? box.top + (heightOf(box) - set.height) / 2 : box.top
    if (comb === null) drawing.addText(set, { left: box.left, top })
    else drawing.addText(onePerBox(set, box, comb), { left: box.left, top })
    take({
      ...box,
      top,
      bottom: Math.max(next ? 0 : top + set.height, lines[set.lines.length - 1] ?? lines.at(-1) ?? 0),
    })
    if (next !== undefined) take({ ...next.box, bottom: top + set.height })
  }
}

/** The answer for a row of boxes. */
function combed(text: readonly WordParagraph[], boxes: number): readonly WordParagraph[] {
  const letters = (words: readonly Word[]) => words.flatMap(({ glyphs }) => glyphs)
  const [only, ...others] = text
  if (only === undefined || others.length > 0) return text
  const words = only.words
    .map((word) =>
      letters([word])
        .map((one) => one.text)
        .join(''),
    )
    .join(' ')
  const kept = [...forComb(words, boxes)]
  if (kept.length === [...words].length) return text
  const glyphs = letters(only.words).map((one) => ({ ...one, text: one.text.replace(/[\s./-]+/gu, '') }))
  const width = only.words.reduce((sum, word) => sum + word.width, 0)
  return [{ ...only, words: [{ glyphs, width, isGlued: false, endsLine: false }] }]
}

function fitsComb({ lines }: SetText, { comb }: WritingSpace): boolean {
  const length = lines.reduce((sum, { runs }) => sum + runs.reduce((most, { text }) => most + [...text].length, 0), 0)
  return comb === null || length <= comb
}

function largestOf(spaces: readonly WritingSpace[]): WritingSpace | null {
  return spaces.reduce<WritingSpace | null>(
    (best, one) => (best === null || roomOf(one) > roomOf(best) ? one : best),
    null,
  )
}

function roomOf({ box }: WritingSpace): number {
  return widthOf(box) * heightOf(box)
}

/** Characters centred in printed boxes. */
function onePerBox(set: SetText, box: Box, boxes: number): SetText {
  const step = widthOf(box) / boxes
  const [line] = set.lines
  const runs = (line?.runs ?? []).flatMap((run) => [...run.text].map((text) => ({ text, font: run.font })))
  const width = 0.56 * set.size
  const spread = runs.map((run, index) => ({ ...run, width, left: (index + 0.5) * step - width / 2 }))
  return { ...set, lines: [{ down: line?.down ?? 0, runs: spread }] }
}
