import { escaped } from '../languages/escaped.ts'
/** A text for a file in any format. */
export interface FileText {
  readonly title: string
  /** Name of the organisation; null if unknown. */
  readonly author: string | null
  /** Language of the text as a tag such as `en-GB` or `cy`. */
  readonly language: string
  /** Whether to print the title above the text; a letter's title only names the file. */
  readonly isTitled: boolean
  readonly parts: readonly FilePart[]
}

export type FilePart =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string; readonly startsPage?: boolean }
  | { readonly kind: 'guidance'; readonly text: string }
  | { readonly kind: 'body'; readonly markdown: string }
  /** The first row is the heading. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

/** A part with the names of its sources, which are numbered in a list at the end of the file. */
export type SourcedPart = FilePart & { readonly sources?: readonly string[] }

export type FileFormat = 'docx' | 'pdf' | 'md' | 'txt'

interface NamedSource {
  /** Null for a source that is no document, such as a confirmed fact. */
  readonly documentId: string | null
  readonly fileName: string
  readonly cited: boolean
}

/** Names of the cited documents without file extensions; without duplicates, in order. */
export function sourceNames(sources: readonly NamedSource[]): string[] {
  const cited = sources.filter((source) => source.cited && source.documentId !== null)
  const names = cited.map(({ fileName }) => titleOf(fileName))
  return [...new Set(names)]
}

function titleOf(fileName: string): string {
  const words = fileName.replace(/\.[^.]{1,5}$/u, '').replace(/[\s_]+/gu, ' ')
  return words.trim() || fileName
}

/**
 * Adds a list of all sources, without duplicates, at the end, or before what starts a page of its own. Each part refers to its own by number, unless it is the
 * only part with sources.
 */
export function withSources(parts: readonly SourcedPart[], label: string): FilePart[] {
  const names = [...new Set(parts.flatMap(({ sources = [] }) => sources))]
  const isOnlyOne = parts.filter(({ sources = [] }) => sources.length > 0).length === 1
  const marked = parts.map(({ sources = [], ...part }): FilePart => {
    if (part.kind !== 'body' || sources.length === 0 || isOnlyOne) return part
    const numbers = sources.map((name) => names.indexOf(name) + 1).sort((a, b) => a - b)
    return { ...part, markdown: withMark(part.markdown.trimEnd(), `\\[${numbers.join(', ')}\\]`) }
  })
  const list = names.map((name, at) => `${at + 1}. ${escaped(name)}`).join('\n')
  const atEnd: FilePart[] = [
    { kind: 'heading', level: 1, text: label },
    { kind: 'body', markdown: list },
  ]
  const ownPage = marked.findIndex((part) => part.kind === 'heading' && part.startsPage)
  const end = ownPage < 0 ? marked.length : ownPage
  return names.length === 0 ? marked : [...marked.slice(0, end), ...atEnd, ...marked.slice(end)]
}

/** Puts the mark after the last words, or below a table or a block of code. */
function withMark(markdown: string, mark: string): string {
  const [last = ''] = markdown.split('\n').slice(-1)
  return `${markdown}${/^\s*(?:\||```|~~~)|\|\s*$/u.test(last) ? '\n\n' : ' '}${mark}`
}
