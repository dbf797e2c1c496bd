import { cutToLimit } from '../../../core/proposals/cut-to-limit.ts'
import type { AnswerDraft } from '../../../core/proposals/ports/answer-writer.ts'
import { countCharacters, countWords, isWithin, type TextLimit } from '../../../core/shared/text-limit.ts'
import type { ModelRequest, ModelRun } from '../anthropic-client.ts'
import type { ModelReply } from '../model-reply.ts'
import { continued, readAnswer, tightenText, type ReadAnswer } from '../prompts/answer-question.prompt.ts'
import type { LibraryToolHandler } from './library-tool-handler.ts'
import { lookUp, withoutCalls, type Asked } from './look-up.ts'
import type { ShownPassages } from './shown-passages.ts'

const MAX_TIGHTENINGS = 3

/** The conversation with the model about one draft. */
export class Drafting {
  constructor(
    private readonly run: ModelRun,
    private readonly shown: ShownPassages,
    private readonly toolHandler: LibraryToolHandler,
    private readonly limit: TextLimit,
  ) {}

  async draft(first: ModelRequest): Promise<AnswerDraft> {
    const asked = await lookUp(this.run, this.toolHandler, first)
    return this.finish(asked, readAnswer(asked.reply, this.shown))
  }

  /** The draft that the answer leads to, tightened where it is over the limit. */
  async finish({ request, reply }: Asked, answer: ReadAnswer): Promise<AnswerDraft> {
    if (answer.missing) return this.drafted({ ...answer, citations: [] })
    return this.drafted(await this.tighten(request, reply, answer))
  }

  /** Asks for shorter versions while the draft is over its limit; the version that is closest to it counts. */
  private async tighten(request: ModelRequest, reply: ModelReply, draft: ReadAnswer): Promise<ReadAnswer> {
    let [asked, said, latest, best] = [request, reply, draft, draft]
    for (let round = 0; round < MAX_TIGHTENINGS && !isWithin(best.text, this.limit); round++) {
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

/** By what share a text is over its limit. */
function excess(text: string, { words, characters, counting }: TextLimit): number {
  return Math.max(
    words === null ? 0 : countWords(text) / words,
    characters === null ? 0 : countCharacters(text, counting) / characters,
  )
}
