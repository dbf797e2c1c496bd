import { placesInLines, type PlaceRange, type PrintedOption } from '../../../../core/hand-in/printed-places.ts'
import { findWords, endOfAskedLine } from '../asked-words.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { charactersOf, type OdtCharacter } from './odt-characters.ts'
import type { OdtDocument } from './odt-document.ts'

/** The words of a paragraph and the places to write in it; ranges are those of `text`. */
export class OdtParagraph {
  readonly text: string
  private readonly characters: readonly OdtCharacter[]

  constructor(
    private readonly document: OdtDocument,
    readonly element: XmlElement,
  ) {
    this.characters = charactersOf(document, element)
    this.text = this.characters.map(({ sign }) => sign).join('')
  }

  get isBlank(): boolean {
    return this.text.trim() === ''
  }

  /** Blanks, fields and placeholders for words, in reading order. */
  blanks(): PlaceRange[] {
    return placesInLines(this.text).flatMap((place) => ('options' in place ? [] : [place]))
  }

  boxes(): PrintedOption[] {
    return placesInLines(this.text).flatMap((place) => ('options' in place ? place.options : []))
  }

  /** The field that a range of characters stands for; null for characters that are printed. */
  fieldAt({ start, end }: PlaceRange): XmlElement | null {
    return this.characters.slice(start, Math.max(end, start + 1)).find(({ field }) => field !== null)?.field ?? null
  }

  find(words: string): PlaceRange | null {
    return findWords(this.text, words)
  }

  /** As of `endOfAskedLine`. */
  endOfQuestion(label: string, after?: string): number | null {
    return endOfAskedLine(this.text, label, after)
  }

  /** Puts XML in place of characters. False where they were replaced before. */
  replace({ start, end }: PlaceRange, xml: string): boolean {
    if (start === end) return this.insert(start, xml)
    const [first, ...others] = this.sourceRanges(start, end)
    if (first === undefined || !this.document.replace(first.start, first.end, xml)) return false
    return others.every((range) => this.document.replace(range.start, range.end, ''))
  }

  insert(at: number, xml: string): boolean {
    const place = this.characters[at - 1]?.end ?? this.characters[at]?.start
    return place === undefined ? this.append(xml) : this.document.replace(place, place, xml)
  }

  /** Behind all that the paragraph holds. */
  append(xml: string): boolean {
    return this.document.append(this.element, xml)
  }

  /** Characters that stand side by side in the source are one range; several blanks of one element are one. */
  private sourceRanges(start: number, end: number): PlaceRange[] {
    const ranges: { start: number; end: number }[] = []
    for (const one of this.characters.slice(start, end)) {
      const last = ranges.at(-1)
      if (last !== undefined && one.start <= last.end) last.end = Math.max(last.end, one.end)
      else ranges.push({ start: one.start, end: one.end })
    }
    return ranges
  }
}
