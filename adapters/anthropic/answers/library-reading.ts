import type { Library, LibraryDocument } from '../../../core/documents/library.ts'
import type { Passage } from '../../../core/documents/passage.ts'
import { NO_USAGE, type ModelUsage } from '../../../core/proposals/model-usage.ts'
import { MAX_FOUND } from './library-tool-handler.ts'

/** Longer libraries cost more to read from the cache, question by question, than the passages that fit. */
const LONGEST_WHOLE_TOKENS = 40_000
/** A passage has about 200 words. */
const TOKENS_OF_PASSAGE = 267
const CHARACTERS_OF_TOKEN = 4.5
/** The vendor forgets what was not read for five minutes. */
const WARM_FOR_MS = 4 * 60_000
/** Then documents are taken from the library again, as one may have been read again. */
const KEPT_FOR_MS = 30 * 60_000
const MAX_REMEMBERED = 50

export interface DocumentText {
  readonly fileName: string
  readonly passages: readonly Passage[]
}

/** How questions about a library are answered: from the whole library in the prompt, or from what is found. */
export interface Reading {
  /** Null where passages are looked for. */
  readonly whole: readonly DocumentText[] | null
  /** Makes sure that the library, with which all prompts begin, is cached; done once, however many ask. */
  warmUp(fill: () => Promise<void>): Promise<void>
}

type Price = (usage: Omit<ModelUsage, 'cost'>) => number

/**
 * Chooses the cheaper way by arithmetic before the run: the library written to the cache once and read for each
 * question, or a few passages at full price for each. A library that is cached already is chosen by what reading costs.
 */
export class LibraryReadings {
  private readonly known = new Map<string, CachedReading>()
  private readonly choosing = new Map<string, Promise<Reading | null>>()

  constructor(
    private readonly price: Price,
    private readonly hasCaching: boolean,
  ) {}

  async choose(
    library: Library,
    documents: readonly LibraryDocument[],
    { waiting }: { readonly waiting: number },
  ): Promise<Reading> {
    const key = documents.map(({ documentId }) => documentId).join(' ')
    const known = this.known.get(key)
    if (known?.isWarm()) return known
    const choosing = this.choosing.get(key) ?? this.decide(key, () => this.wholeIfCheaper(library, documents, waiting))
    return (await choosing) ?? SEARCHING
  }

  /** Questions that begin at once, of whatever application, share one decision, and so one cached beginning. */
  private decide(key: string, choose: () => Promise<DocumentText[] | null>): Promise<Reading | null> {
    const choosing = choose()
      .then((whole) => whole && this.remember(key, new CachedReading(whole)))
      .finally(() => this.choosing.delete(key))
    this.choosing.set(key, choosing)
    return choosing
  }

  private async wholeIfCheaper(
    library: Library,
    documents: readonly LibraryDocument[],
    questions: number,
  ): Promise<DocumentText[] | null> {
    const texts: DocumentText[] = []
    let tokens = 0
    for (const { documentId, fileName } of documents) {
      const passages = await library.passagesOf(documentId)
      if (passages.length > 0) texts.push({ fileName, passages })
      tokens += passages.reduce((sum, { text }) => sum + text.length / CHARACTERS_OF_TOKEN, 0)
      if (tokens > LONGEST_WHOLE_TOKENS) return null
    }
    return texts.length > 0 && this.costOfWhole(tokens, questions) <= this.costOfFound(questions) ? texts : null
  }

  private costOfWhole(tokens: number, questions: number): number {
    if (!this.hasCaching || questions < 2) return this.price({ ...NO_USAGE, inputTokens: tokens * questions })
    return this.price({ ...NO_USAGE, cacheWriteTokens: tokens, cacheReadTokens: tokens * questions })
  }

  private costOfFound(questions: number): number {
    return this.price({ ...NO_USAGE, inputTokens: questions * MAX_FOUND * TOKENS_OF_PASSAGE })
  }

  private remember(key: string, reading: CachedReading): Reading {
    this.known.set(key, reading)
    for (const [oldest] of this.known) {
      if (this.known.size <= MAX_REMEMBERED) break
      this.known.delete(oldest)
    }
    return reading
  }
}

const SEARCHING: Reading = { whole: null, warmUp: async () => undefined }

class CachedReading implements Reading {
  private filled: Promise<void> | null = null
  private readonly readAt = Date.now()
  private usedAt = this.readAt

  constructor(readonly whole: readonly DocumentText[]) {}

  isWarm(): boolean {
    const now = Date.now()
    return now - this.usedAt < WARM_FOR_MS && now - this.readAt < KEPT_FOR_MS
  }

  async warmUp(fill: () => Promise<void>): Promise<void> {
    this.usedAt = Date.now()
    this.filled ??= fill()
    try {
      await this.filled
    } catch (error) {
      this.filled = null
      throw error
    }
  }
}
