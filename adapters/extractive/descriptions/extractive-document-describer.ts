import type { DocumentDescriber } from '../../../core/documents/ports.ts'

const LONGEST = 220
const MIN_WORDS = 6
/** A line that ends like a sentence, or is long enough to be a truncated one. */
const SENTENCE_END = /[.!?]["”’)]?$/

/** Excluded beginnings of a description: list marks, ordinals, questions. */
const PART_OF_A_FORM = /^(?:[•\-–*]|\(?\w{1,3}[.)])\s|\?$/u

/** Describes a document by its own first words: a title, and the first sentence that reads like prose. */
export class ExtractiveDocumentDescriber implements DocumentDescriber {
  async describe({ opening }: { fileName: string; opening: string }): Promise<string | null> {
    const lines = opening
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\p{L}/u.test(line) && !PART_OF_A_FORM.test(line))
    const title = lines.find((line) => line.length <= 120 && line.split(/\s+/).length >= 2 && !SENTENCE_END.test(line))
    const prose = lines.find((line) => line.split(/\s+/).length >= MIN_WORDS && SENTENCE_END.test(line))
    const sentence = prose && firstSentence(prose)
    const parts = [title && sentence?.startsWith(title) ? undefined : title, sentence]
    const said = parts.filter((part) => part !== undefined && part !== '').join(' · ')
    return said === '' ? null : shortened(said)
  }
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?]["”’)]?\s+\p{Lu}/u)
  return end === -1 ? text : text.slice(0, end + 1)
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
