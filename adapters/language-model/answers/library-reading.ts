import type { Library, LibraryDocument } from '../../../core/documents/library.ts'
import { NO_USAGE, type ModelUsage } from '../../../core/shared/model-usage.ts'
import { WarmBeginnings } from './warm-beginnings.ts'
import { wholeLibrary, type DocumentText, type WholeLibrary } from './whole-library.ts'

/** Maximum number of passages found for a question; each is shown with its neighbours. */
export const FOUND_FOR_QUESTION = 24
/** The whole library may cost this many times as much as found passages, because it leaves nothing out. */
const WORTH_OF_WHOLE = 4
/** Upper estimate of the tokens of all found passages. */
const TOKENS_OF_FOUND = 5300
/** After this time, documents are loaded again, because one may have been read again. */
const KEPT_FOR_MS = 30 * 60_000
const MAX_REMEMBERED = 50

/** The way to answer questions about a library: with the whole library in the prompt, or with found passages. */
export interface Reading {
  /** Null if passages are searched for. */
  readonly whole: readonly DocumentText[] | null
  /** Identifies the common beginning of the prompts. */
  readonly key: string
}

type Price = (usage: Omit<ModelUsage, 'cost'>) => number

/**
 * Chooses by quality first and by price second. The whole library is used if it fits into a prompt and costs at most a
 * few times as much as found passages; it is written to the cache once and read for each question. A library that is
 * already cached is used.
 */
export class LibraryReadings {
  readonly warm = new WarmBeginnings()
  private readonly known = new Map<string, { readonly reading: Reading; readonly readAt: number }>()
  private readonly choosing = new Map<string, Promise<Reading | null>>()

  /** Set after a whole library exceeded the limits of the model or its key; it is not sent again. */
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

  /** `voice`: the part of the instructions that differs between accounts; `waiting`: number of questions to answer. */
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

  /** Questions that begin at once, even of different applications, share one decision and so one cached beginning. */
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

  /** Priced for each call, because some models charge more per token for long prompts. */
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
