import type { DocumentId } from '../../../core/shared/ids.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Citation } from '../port/language-model.ts'
import { newestFirst, type LibraryDocument } from '../../../core/documents/library.ts'
import type { Passage } from '../../../core/documents/passage.ts'
import type { ToldText } from '../../../core/proposals/answer/told-text.ts'
import type { GrantInfo } from '../../../core/proposals/grant-info.ts'
import { GRANT_INFO_SOURCE } from '../../../core/proposals/ports/answer-writer.ts'
import { documentLabel, withoutLabels } from '../prompts/source-labels.ts'

/** The name under which what the user said is shown. */
export const APPLICATION = 'application'

/** A passage by the name under which the model sees it: the number of its document and its place there. */
export interface ShownPassage {
  readonly source: string
  readonly fileName: string
  /** What its document is and of when. */
  readonly about: string
  readonly passage: Passage
}

/** What the model was shown of a library, so that what it cites can be told from what it makes up. */
export class ShownPassages {
  /** The newest first. */
  readonly documents: readonly LibraryDocument[]
  private readonly bySource = new Map<string, ShownPassage>()
  private readonly numbers: ReadonlyMap<DocumentId, number>
  /** What documents are and of when, of those whose beginning was seen. */
  private readonly about = new Map<DocumentId, string>()
  /** The documents that are in the prompt as a whole, in their order, each as the names of its passages. */
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

  /** The first passage of a document, which may tell what it is. */
  noteOpening({ documentId, text }: Passage): void {
    const document = this.documents[(this.numbers.get(documentId) ?? 0) - 1]
    if (document) this.about.set(documentId, documentLabel(document, text))
  }

  hasOpening(documentId: DocumentId): boolean {
    return this.about.has(documentId)
  }

  /** What a document is and of when. */
  aboutOf(documentId: DocumentId): string {
    const document = this.documents[(this.numbers.get(documentId) ?? 0) - 1]
    return this.about.get(documentId) ?? (document ? documentLabel(document) : '')
  }

  /** A document whose passages are in the prompt as its blocks. */
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

  /** The cited passages, each once, in the order of the text; a source that was never shown is none. */
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

  /** The names that a citation points to. */
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
  /** Verbatim; empty where the model names its source alone. */
  readonly words: string
}
