import type { Library, LibraryDocument } from '../../../core/documents/library.ts'
import { NO_USAGE, type ModelUsage } from '../../../core/shared/model-usage.ts'
import { WarmBeginnings } from './warm-beginnings.ts'
import { wholeLibrary, type DocumentText, type WholeLibrary } from './whole-library.ts'

/** At most so many passages are shown that fit one question, each with what stands around it. */
export const FOUND_FOR_QUESTION = 24
/** How many times the price of found passages the whole library is worth, in which nothing is overlooked. */
const WORTH_OF_WHOLE = 4
/** Largest size of the found passages together. */
const TOKENS_OF_FOUND = 5300
/** Then documents are taken from the library again, as one may have been read again. */
const KEPT_FOR_MS = 30 * 60_000
const MAX_REMEMBERED = 50

/** How questions about a library are answered: from the whole library in the prompt, or from what is found. */
export interface Reading {
  /** Null where passages are looked for. */
  readonly whole: readonly DocumentText[] | null
  /** The beginning of all its prompts. */
  readonly key: string
}

type Price = (usage: Omit<ModelUsage, 'cost'>) => number

/**
 * Chooses by quality first and by price second: the whole library where it fits into a prompt and costs no more than a
 * few times what found passages cost, written to the cache once and read for each question. A library that is cached
 * already is read.
 */
export class LibraryReadings {
  readonly warm = new WarmBeginnings()
  private readonly known = new Map<string, { readonly reading: Reading; readonly readAt: number }>()
  private readonly choosing = new Map<string, Promise<Reading | null>>()

  /** A whole library was more than the model or its key takes: it is not asked with one again. */
  private isTooLong = false

  constructor(
    private readonly price: Price,
    private readonly hasCaching: boolean,
    private readonly longest?: number,
  ) {}

  findInstead(): void {
    this.isTooLong = true
    this.known.clear()
  }

  /** `voice` is what the instructions of the account's prompts differ by, `waiting` how many questions are to be answered. */
  async choose(
    library: Library,
    documents: readonly LibraryDocument[],
    { waiting, voice }: { readonly waiting: number; readonly voice: string },
  ): Promise<Reading> {
    if (this.isTooLong) return { whole: null, key: voice }
    const key = [voice, ...documents.map(({ documentId }) => documentId)].join(' ')
    const known = this.known.get(key)
    if (known && this.warm.isWarm(key) && Date.now() - known.readAt < KEPT_FOR_MS) return known.reading
    const choosing = this.choosing.get(key) ?? this.decide(key, () => this.wholeIfWorthIt(library, documents, waiting))
    return (await choosing) ?? { whole: null, key: voice }
  }

  /** Questions that begin at once, of whatever application, share one decision, and so one cached beginning. */
  private decide(key: string, choose: () => Promise<WholeLibrary | null>): Promise<Reading | null> {
    const choosing = choose()
      .then((whole) => whole && this.remember({ key, whole: whole.texts }))
      .finally(() => this.choosing.delete(key))
    this.choosing.set(key, choosing)
    return choosing
  }

  private async wholeIfWorthIt(
    library: Library,
    documents: readonly LibraryDocument[],
    questions: number,
  ): Promise<WholeLibrary | null> {
    const whole = await wholeLibrary(library, documents, this.longest)
    if (whole === null || whole.texts.length === 0) return null
    return this.costOfWhole(whole.tokens, questions) <= WORTH_OF_WHOLE * this.costOfFound(questions) ? whole : null
  }

  /** Call by call: long prompts of some models cost more for each token. */
  private costOfWhole(tokens: number, questions: number): number {
    if (!this.hasCaching || questions < 2) return questions * this.price({ ...NO_USAGE, inputTokens: tokens })
    const read = this.price({ ...NO_USAGE, cacheReadTokens: tokens })
    return this.price({ ...NO_USAGE, cacheWriteTokens: tokens }) + questions * read
  }

  private costOfFound(questions: number): number {
    return questions * this.price({ ...NO_USAGE, inputTokens: TOKENS_OF_FOUND })
  }

  private remember(reading: Reading): Reading {
    this.known.delete(reading.key)
    this.known.set(reading.key, { reading, readAt: Date.now() })
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MAX_REMEMBERED) break
      this.known.delete(oldest)
    }
    return reading
  }
}
