import type { DocumentId } from '../../../core/shared/ids.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Citation } from '../port/language-model.ts'
import { newestFirst, type LibraryDocument } from '../../../core/documents/library.ts'
import type { Passage } from '../../../core/documents/passage.ts'
import type { ToldText } from '../../../core/proposals/answer/told-text.ts'
import type { GrantInfo } from '../../../core/proposals/grant-info.ts'
import { GRANT_INFO_SOURCE } from '../../../core/proposals/ports/answer-writer.ts'
import { documentLabel, withoutLabels } from '../prompts/source-labels.ts'

/** Name of the source for what the user wrote about the application. */
export const APPLICATION = 'application'

/** A passage under its name in prompts: the numbers of its document and of its place there. */
export interface ShownPassage {
  readonly source: string
  readonly fileName: string
  /** Kind and date of its document. */
  readonly about: string
  readonly passage: Passage
}

/** Records the passages shown to the model, to tell real citations from invented ones. */
export class ShownPassages {
  /** Newest first. */
  readonly documents: readonly LibraryDocument[]
  private readonly bySource = new Map<string, ShownPassage>()
  private readonly numbers: ReadonlyMap<DocumentId, number>
  /** Kinds and dates of the documents whose beginning was seen. */
  private readonly about = new Map<DocumentId, string>()
  /** Names of the passages of each document that is in the prompt as a whole, in order. */
  private readonly whole: (readonly ShownPassage[])[] = []

  constructor(
    documents: readonly LibraryDocument[],
    private readonly grantInfo: readonly GrantInfo[],
    private readonly told: readonly ToldText[] = [],
  ) {
    this.documents = newestFirst(documents)
    this.numbers = new Map(this.documents.map(({ documentId }, at) => [documentId, at + 1]))
  }

  show(passage: Passage, fileName: string): ShownPassage {
    if (passage.ordinal === 0) this.noteOpening(passage)
    const source = `${this.numbers.get(passage.documentId) ?? 0}:${passage.ordinal}`
    const shown = { source, fileName, about: this.aboutOf(passage.documentId), passage }
    this.bySource.set(source, shown)
    return shown
  }

  /** Notes a document's first passage, which may say what kind of document it is. */
  noteOpening({ documentId, text }: Passage): void {
    const document = this.documents[(this.numbers.get(documentId) ?? 0) - 1]
    if (document) this.about.set(documentId, documentLabel(document, text))
  }

  hasOpening(documentId: DocumentId): boolean {
    return this.about.has(documentId)
  }

  /** Kind and date of a document. */
  aboutOf(documentId: DocumentId): string {
    const document = this.documents[(this.numbers.get(documentId) ?? 0) - 1]
    return this.about.get(documentId) ?? (document ? documentLabel(document) : '')
  }

  /** Shows a whole document, with its passages as the blocks of the prompt. */
  showWhole(passages: readonly Passage[], fileName: string): readonly ShownPassage[] {
    const shown = passages.map((passage) => this.show(passage, fileName))
    this.whole.push(shown)
    return shown
  }

  find(source: string): ShownPassage | null {
    return this.bySource.get(source) ?? null
  }

  /** File and page of a passage that was shown. */
  placeOf(source: string): { name: string; page: number | null } | null {
    const shown = this.bySource.get(source)
    return shown ? { name: shown.fileName, page: shown.passage.page } : null
  }

  all(): ShownPassage[] {
    return [...this.bySource.values()]
  }

  /** The cited passages, each once, in the order of the text. Drops names of sources that were never shown. */
  sourcesOf(citations: readonly Cited[]): SourcePassage[] {
    const used = new Map<string, string[]>()
    for (const { sources, words } of citations)
      for (const source of sources) {
        const texts = used.get(source) ?? []
        if (words !== '' && !texts.includes(words)) texts.push(words)
        used.set(source, texts)
      }
    return [...used].flatMap(([source, texts]) => this.sourceOf(source, texts) ?? [])
  }

  /** Names of the sources that a citation refers to. */
  citedBy(citation: Citation): Cited {
    const words = citation.words.trim()
    if (citation.type === 'source') return { sources: [citation.source], words }
    if (citation.type === 'page') return { sources: [], words }
    const cited = (this.whole[citation.at] ?? []).slice(citation.start, citation.end)
    const passages = cited.map(({ passage }) => passage)
    return { sources: cited.map(({ source }) => source), words: withoutLabels(words, passages) }
  }

  private sourceOf(source: string, texts: readonly string[]): SourcePassage | null {
    if (source === APPLICATION) return this.applicationSource()
    const told = this.told.find((text) => text.source === source)
    if (told) return toldSource(told, texts)
    const shown = this.bySource.get(source)
    if (!shown) return null
    const { passage, fileName } = shown
    return {
      documentId: passage.documentId,
      fileName,
      page: passage.page,
      heading: passage.headings.at(-1) ?? null,
      ordinal: passage.ordinal,
      passage: passage.text,
      cited: true,
      used: texts.filter((text) => passage.text.includes(text)),
    }
  }

  private applicationSource(): SourcePassage | null {
    const passage = this.grantInfo.map(({ question, answer }) => `${question} ${answer}`).join('\n')
    if (passage === '') return null
    const nowhere = { documentId: null, page: null, heading: null, ordinal: null }
    return { ...nowhere, fileName: GRANT_INFO_SOURCE, passage, cited: true, used: [] }
  }
}

function toldSource({ fileName, heading, text }: ToldText, texts: readonly string[]): SourcePassage {
  const nowhere = { documentId: null, page: null, ordinal: null }
  return {
    ...nowhere,
    fileName,
    heading,
    passage: text,
    cited: true,
    used: texts.filter((used) => text.includes(used)),
  }
}

export interface Cited {
  readonly sources: readonly string[]
  /** Verbatim; empty if the model only names the source. */
  readonly words: string
}
