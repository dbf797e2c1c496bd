import type { AnswerSource } from '../../core/proposals/ports/answer-writer.ts'
import { escaped } from './markdown.ts'

/** How a text says what it is taken from. */
export interface SourcePhrases {
  readonly from: string
  readonly page: string
}

/** The files behind a text, each once with its pages: "From: Annual report 2025.pdf, p. 3, 7; Strategy.md". */
export function sourceLine(sources: readonly AnswerSource[], phrases: SourcePhrases): string {
  return `*${phrases.from} ${fileList(sources, phrases)}*`
}

function fileList(sources: readonly AnswerSource[], { page }: SourcePhrases): string {
  const pages = new Map<string, Set<number>>()
  for (const source of sources) {
    const known = pages.get(source.fileName) ?? new Set()
    if (source.page !== null) known.add(source.page)
    pages.set(source.fileName, known)
  }
  return [...pages].map(([file, numbers]) => `${escaped(file)}${pagesOf(numbers, page)}`).join('; ')
}

function pagesOf(numbers: ReadonlySet<number>, page: string): string {
  return numbers.size === 0 ? '' : `, ${page} ${[...numbers].sort((a, b) => a - b).join(', ')}`
}
