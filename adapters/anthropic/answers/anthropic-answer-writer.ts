import type { ContentBlockParam } from '@anthropic-ai/sdk/resources/messages'
import type { Library } from '../../../core/documents/library.ts'
import { cutToLimit } from '../../../core/proposals/cut-to-limit.ts'
import type { AnswerDraft, AnswerOrder, AnswerTask, AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import { countCharacters, countWords, isWithin, type TextLimit } from '../../../core/shared/text-limit.ts'
import type { AnthropicClient, ModelRequest, ModelRun } from '../anthropic-client.ts'
import { toolCallsOf, type ModelReply } from '../model-reply.ts'
import {
  answerRequest,
  continued,
  fillRequest,
  readAnswer,
  tightenText,
  type AnswerPrompt,
  type ReadAnswer,
} from '../prompts/answer-question.prompt.ts'
import { documentBlock, grantInfoBlock, passageBlocks, saidOf } from '../prompts/passage-blocks.ts'
import { LibraryDesk } from './library-desk.ts'
import { LibraryReadings, type DocumentText } from './library-reading.ts'
import { ShownPassages } from './shown-passages.ts'

/** Rounds in which the model may look things up; after them it answers from what it has. */
const MOST_ROUNDS = 4
const MOST_TIGHTENINGS = 3

/**
 * Claude drafts an answer: from the whole library where that is cheaper, else from the passages that fit the question
 * and what it looks up besides. The limit is counted here, and what is cited is told from what was never shown.
 */
export class AnthropicAnswerWriter implements AnswerWriter {
  private readonly readings: LibraryReadings

  constructor(private readonly client: AnthropicClient) {
    this.readings = new LibraryReadings((usage) => client.cost(usage), client.has('caching'))
  }

  async write(task: AnswerTask, library: Library, order: AnswerOrder): Promise<AnswerDraft> {
    const run = await this.client.begin(order)
    const hasCitations = this.client.has('citations')
    const documents = await library.documents()
    const shown = new ShownPassages(documents, task.grantInfo)
    const desk = new LibraryDesk(library, shown, hasCitations)
    const reading = await this.readings.choose(library, documents, order)
    const material = reading.whole
      ? wholeMaterial(reading.whole, task, shown, hasCitations)
      : await foundMaterial(desk, task, hasCitations)
    const prompt: AnswerPrompt = { task, material, isWhole: reading.whole !== null, hasCitations }
    if (reading.whole && order.waiting > 1) await reading.warmUp(() => run.fill(fillRequest(prompt)))
    return new Drafting(run, shown, desk, task.question.limit).draft(answerRequest(prompt))
  }
}

function wholeMaterial(
  whole: readonly DocumentText[],
  { grantInfo }: AnswerTask,
  shown: ShownPassages,
  hasCitations: boolean,
): ContentBlockParam[] {
  const blocks = whole.map(({ fileName, passages }) => {
    shown.showWhole(passages, fileName)
    return documentBlock(
      fileName,
      passages.map((passage) => shown.show(passage, fileName)),
      hasCitations,
    )
  })
  const said = grantInfoBlock(grantInfo, hasCitations, 'document')
  if (said === null) return blocks
  shown.showApplication(saidOf(grantInfo).length)
  return [...blocks, said]
}

async function foundMaterial(
  desk: LibraryDesk,
  { question, grantInfo }: AnswerTask,
  hasCitations: boolean,
): Promise<ContentBlockParam[]> {
  const found = await desk.search(queryOf(question))
  const said = grantInfoBlock(grantInfo, hasCitations, 'search result')
  return [...(said === null ? [] : [said]), ...passageBlocks(found, hasCitations)]
}

/** A label such as "Aims" is looked for together with its section. */
function queryOf({ text, section }: AnswerTask['question']): string {
  return section !== null && text.split(/\s+/).length <= 3 ? `${text} ${section}` : text
}

/** The conversation that leads to one draft. */
class Drafting {
  constructor(
    private readonly run: ModelRun,
    private readonly shown: ShownPassages,
    private readonly desk: LibraryDesk,
    private readonly limit: TextLimit,
  ) {}

  async draft(first: ModelRequest): Promise<AnswerDraft> {
    const { request, reply } = await this.lookUp(first)
    const answer = readAnswer(reply, this.shown)
    if (answer.missing) return this.drafted({ ...answer, citations: [] })
    return this.drafted(await this.tighten(request, reply, answer))
  }

  /** Lets the model look things up until it answers. */
  private async lookUp(first: ModelRequest): Promise<{ request: ModelRequest; reply: ModelReply }> {
    let request = first
    let reply = await this.run.send(request)
    for (let round = 1; toolCallsOf(reply).length > 0; round++) {
      const results = []
      for (const call of toolCallsOf(reply))
        results.push(await this.desk.answer(call, reply.malformedCalls.has(call.id)))
      request = continued(request, reply, results)
      if (round >= MOST_ROUNDS) request = withoutCalls(request)
      reply = await this.run.send(request)
      if (round >= MOST_ROUNDS) break
    }
    return { request, reply }
  }

  /** Asks for shorter versions while the draft is over its limit; the version that is closest to it counts. */
  private async tighten(request: ModelRequest, reply: ModelReply, draft: ReadAnswer): Promise<ReadAnswer> {
    let [asked, said, latest, best] = [request, reply, draft, draft]
    for (let round = 0; round < MOST_TIGHTENINGS && !isWithin(best.text, this.limit); round++) {
      asked = continued(asked, said, tightenText(latest.text, this.limit))
      said = await this.run.send(withoutCalls(asked))
      const next = readAnswer(said, this.shown)
      if (next.text === '' || next.missing) continue
      latest = { ...next, citations: next.citations.length > 0 ? next.citations : best.citations }
      if (excess(latest.text, this.limit) < excess(best.text, this.limit)) best = latest
    }
    return best
  }

  private drafted({ text, missing, citations }: ReadAnswer): AnswerDraft {
    const fitting = cutToLimit(text, this.limit)
    const isCut = !isWithin(text, this.limit)
    return {
      text: fitting,
      missing: missing || fitting === '',
      sources: this.shown.sourcesOf(citations),
      messages: this.run.messages(),
      warnings: isCut && !missing ? [{ kind: 'cut' }] : [],
    }
  }
}

/** The tools stay named, or the vendor would not find the beginning of the prompt in its cache. */
function withoutCalls(request: ModelRequest): ModelRequest {
  return request.tools ? { ...request, tool_choice: { type: 'none' } } : request
}

/** By what share a text is over its limit. */
function excess(text: string, { words, characters }: TextLimit): number {
  return Math.max(
    words === null ? 0 : countWords(text) / words,
    characters === null ? 0 : countCharacters(text) / characters,
  )
}
