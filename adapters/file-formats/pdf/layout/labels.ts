import type { FormBlock, FormHeading, FormParagraph } from '../../../../core/proposals/form/form.ts'

const MIN_ENTRIES = 4

/**
 * Makes paragraphs of consecutive bold lines in one style, or bold lines directly above a place to write, because they
 * are labels, not headings.
 */
export function withLabelsApart(blocks: readonly FormBlock[]): FormBlock[] {
  return blocks.map((block, index) => {
    if (block.kind !== 'heading' || block.level === 1) return block
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    const isInRow = isAlike(block, before) || isAlike(block, after)
    const isOverPlace = after?.kind === 'field' && after.label === null && after.control !== 'tick'
    return isInRow || isOverPlace ? asParagraph(block) : block
  })
}

function isAlike(heading: FormHeading, other: FormBlock | undefined): boolean {
  return (
    other?.kind === 'heading' &&
    other.level === heading.level &&
    other.page === heading.page &&
    depth(other) === depth(heading)
  )
}

function depth({ number }: FormHeading): number {
  return number === null ? 0 : (number.match(/[a-z]+|\d+/gi)?.length ?? 1)
}

function asParagraph({ text, number, page, anchor }: FormHeading): FormParagraph {
  return { kind: 'paragraph', text, number, listLevel: 0, bold: true, italic: false, page, anchor }
}

/** Removes a list of the following headings, with or without page numbers. */
export function withoutContents(blocks: readonly FormBlock[]): FormBlock[] {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.page !== null ? [{ index, page: block.page, text: folded(block.text) }] : [],
  )
  const entries = new Set(blocks.filter((block, index) => isEntry(block, index, headings)))
  const pages = new Map<number | null, number>()
  for (const entry of entries) pages.set(entry.page, (pages.get(entry.page) ?? 0) + 1)
  return blocks.filter((block) => !entries.has(block) || (pages.get(block.page) ?? 0) < MIN_ENTRIES)
}

interface Heading {
  readonly index: number
  readonly page: number
  readonly text: string
}

function isEntry(block: FormBlock, index: number, headings: readonly Heading[]): boolean {
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return false
  const text = folded(block.text)
  if (text.length < 5) return false
  return headings.some(
    (other) =>
      other.index > index &&
      other.page !== block.page &&
      (other.text === text || other.text.startsWith(`${text} `) || other.text.endsWith(` ${text}`)),
  )
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s\d{1,3}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
