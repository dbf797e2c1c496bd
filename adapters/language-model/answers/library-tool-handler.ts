import type { ToolCall, ToolResultBlock } from '../port/language-model.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { Passage, PassageHit } from '../../../core/documents/passage.ts'
import { passageBlocks } from '../prompts/passage-blocks.ts'
import type { ShownPassage, ShownPassages } from './shown-passages.ts'

/** Passages returned for a query of the model. */
const MAX_FOUND = 10
const MAX_PAST_ANSWERS = 4
/** Passages searched for answers to questions of earlier applications. */
const MAX_LOOKED_THROUGH = 24
const AROUND = 1
/**
 * This many are shown whatever their score, and further ones if they score at least this share of the best: if many
 * passages address a question, all scores are close, and more are shown. On five labelled libraries, 12 to 24 passages
 * contain 0.96 of the evidence in 2,860 words; the best 20 contain 0.93 in 3,600.
 */
const MIN_SHOWN = 12
const SHARE_OF_BEST = 0.45

/** Executes the model's tool calls on the library. Answers an invalid call with an error message. */
export class LibraryToolHandler {
  constructor(
    private readonly library: Library,
    private readonly shown: ShownPassages,
    private readonly hasCitations: boolean,
  ) {}

  async search(query: string, limit = MAX_FOUND): Promise<ShownPassage[]> {
    const hits = await this.library.search(query, limit)
    const least = SHARE_OF_BEST * (hits[0]?.score ?? 0)
    return this.showFound(hits.filter(({ score }, at) => at < MIN_SHOWN || score >= least))
  }

  /** Also notes the first lines of each document, which often say what kind of document it is. */
  private async showFound(hits: readonly PassageHit[]): Promise<ShownPassage[]> {
    for (const { passage } of hits) {
      if (this.shown.hasOpening(passage.documentId)) continue
      const [first] = await this.library.neighbours({ ...passage, ordinal: 0 }, 0)
      if (first) this.shown.noteOpening(first)
    }
    return hits.map(({ passage, fileName }) => this.shown.show(passage, fileName))
  }

  async answer(call: ToolCall): Promise<ToolResultBlock> {
    const result = { type: 'tool_result', callId: call.id } as const
    const input = (call.input ?? {}) as Readonly<Record<string, unknown>>
    if (call.name === 'list_documents') return { ...result, content: this.listing() }
    const outcome = call.isMalformed ? 'The input is not valid JSON.' : await this.perform(call.name, input)
    if (typeof outcome === 'string') return { ...result, content: outcome, isError: true }
    const content = outcome.length === 0 ? 'Nothing was found.' : passageBlocks(outcome, this.hasCitations)
    return { ...result, content }
  }

  private listing(): string {
    const { documents } = this.shown
    const lines = documents.map(
      ({ documentId, fileName }, at) => `${at + 1}. ${fileName} (${this.shown.aboutOf(documentId)})`,
    )
    return lines.length === 0 ? 'There are no documents.' : lines.join('\n')
  }

  /** Returns an error message or the passages. */
  private async perform(name: string, input: Readonly<Record<string, unknown>>): Promise<ShownPassage[] | string> {
    if (name === 'search_library') return this.withText(input['query'], (query) => this.search(query))
    if (name === 'past_answers') return this.withText(input['question'], (question) => this.pastAnswers(question))
    if (name === 'read_passage') return this.withText(input['source'], (source) => this.read(source))
    return `There is no tool named "${name}".`
  }

  private async withText<T>(value: unknown, work: (text: string) => Promise<T>): Promise<T | string> {
    return typeof value === 'string' && value.trim() !== '' ? work(value) : 'The input lacks a text.'
  }

  private async pastAnswers(question: string): Promise<ShownPassage[]> {
    const hits = await this.library.search(question, MAX_LOOKED_THROUGH)
    return this.showFound(hits.filter(({ passage }) => passage.question !== null).slice(0, MAX_PAST_ANSWERS))
  }

  private async read(source: string): Promise<ShownPassage[] | string> {
    const found = this.shown.find(source)
    if (!found) return `No passage ${source} was found before.`
    const passages: readonly Passage[] = await this.library.neighbours(found.passage, AROUND)
    return passages.map((passage) => this.shown.show(passage, found.fileName))
  }
}
