import { escaped } from '../languages/escaped.ts'
/** A text for a file, whatever the file's format. */
export interface FileText {
  readonly title: string
  /** The organisation whose text it is; null where it is not known by name. */
  readonly author: string | null
  /** That of the text as a tag such as `en-GB` or `cy`. */
  readonly language: string
  /** Whether the title stands over the text; that of a letter only names the file. */
  readonly isTitled: boolean
  readonly parts: readonly FilePart[]
}

export type FilePart =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'guidance'; readonly text: string }
  | { readonly kind: 'body'; readonly markdown: string }
  /** The first row is the heading. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

/** A part whose text rests on sources, by name: a list at the end of the file numbers them. */
export type SourcedPart = FilePart & { readonly sources?: readonly string[] }

export type FileFormat = 'docx' | 'pdf' | 'md' | 'txt'

interface NamedSource {
  /** Null where it is no document, but what somebody told the product. */
  readonly documentId: string | null
  readonly fileName: string
  readonly cited: boolean
}

/** What the cited documents are called, without the ending of a file's name; each once, in their order. */
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
 * The parts with a list of all their sources at the end, each once. A text names its own by their numbers, unless it is the
 * only one that has any.
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
  return names.length === 0 ? marked : [...marked, ...atEnd]
}

/** Behind the last words; below a table or a block of code. */
function withMark(markdown: string, mark: string): string {
  const [last = ''] = markdown.split('\n').slice(-1)
  return `${markdown}${/^\s*(?:\||```|~~~)|\|\s*$/u.test(last) ? '\n\n' : ' '}${mark}`
}
