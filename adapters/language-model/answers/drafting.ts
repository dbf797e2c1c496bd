import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { ModelReply, ModelRequest } from '../port/language-model.ts'
import type { AnswerWarning } from '../../../core/shared/answer-warning.ts'
import { unsupportedIn } from '../../../core/drafting/check-draft.ts'
import { cutToLimit } from '../../../core/proposals/question/cut-to-limit.ts'
import type { AnswerDraft, AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { countCharacters, countWords, isWithin, type TextLimit } from '../../../core/shared/text-limit.ts'
import type { ModelRun } from '../model-client.ts'
import { cleanedText } from '../cleaning/cleaned-reply.ts'
import { emptyReply } from '../empty-reply.ts'
import { continued, readAnswer, tightenText, type ReadAnswer } from '../prompts/answer-question.prompt.ts'
import type { LibraryToolHandler } from './library-tool-handler.ts'
import { improvementParts } from './improvement-parts.ts'
import { lookUp, withoutCalls, type Asked } from './look-up.ts'
import { sentenceSupport } from './sentence-support.ts'
import type { ShownPassages } from './shown-passages.ts'
import { sentencesIn } from '../../../core/claims/sentences.ts'

const MOST_NAMED = 20
const LONGEST_SENTENCE = 300

type Unsupported = Extract<AnswerWarning, { kind: 'unsupported' }>

/** Lists a draft's claims that no source supports, for the model. */
function correctionText(text: string, warnings: readonly AnswerWarning[]): string {
  const sentences = sentencesIn(text)
  const named = warnings.filter((warning) => warning.kind === 'unsupported').slice(0, MOST_NAMED)
  const list = named.map((claim) => {
    const sentence = sentences.find(({ start, end }) => start <= claim.start && claim.start < end)
    return `- ${nameOf(claim)} (in “${(sentence?.text ?? claim.text).slice(0, LONGEST_SENTENCE)}”)`
  })
  return `These rest on no source that their sentence cites:\n${list.join('\n')}\nWrite the answer again. Source each of them, by citing what says just that; or soften it, so that it says no more than its source; or drop it. Change nothing else, and add nothing new. Reply with the answer alone.`
}

function nameOf({ claim, text }: Unsupported): string {
  return claim === 'statement' ? 'the whole statement' : `the ${claim} “${text}”`
}

const MAX_ROUNDS = 3

/** The task and its surroundings, for checking claims. */
export interface DraftContext {
  readonly task: AnswerTask
  readonly userMessages?: readonly string[]
  /** Sources of the answer that is being changed. */
  readonly currentSources?: readonly SourcePassage[] | undefined
}

/** A conversation with the model about one draft. */
export class Drafting {
  private readonly limit: TextLimit

  constructor(
    private readonly run: ModelRun,
    private readonly shown: ShownPassages,
    private readonly toolHandler: LibraryToolHandler,
    private readonly about: DraftContext,
  ) {
    this.limit = about.task.question.limit
  }

  async draft(first: ModelRequest): Promise<AnswerDraft> {
    const asked = await lookUp(this.run, this.toolHandler, first)
    const answer = readAnswer(asked.reply, this.shown)
    if (answer.text === '' && !answer.missing) throw emptyReply()
    return this.finish(asked, answer)
  }

  /** Turns an answer into a draft. Requests another version if it is over its limit or has unsupported claims. */
  async finish({ request, reply }: Asked, answer: ReadAnswer): Promise<AnswerDraft> {
    if (answer.missing) return this.drafted({ ...answer, citations: [] })
    return this.drafted(await this.improve(request, reply, answer))
  }

  /**
   * Requests another version while the draft is over its limit, and once if it has unsupported claims; both in one
   * turn. A version is used only if it is better. A failed call keeps the best version so far.
   */
  private async improve(request: ModelRequest, reply: ModelReply, draft: ReadAnswer): Promise<ReadAnswer> {
    let [asked, said, latest, best] = [request, reply, draft, draft]
    let isAskedForSources = false
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const claims: AnswerWarning[] = isAskedForSources ? [] : this.claimsIn(latest)
      const wish = this.wishFor(latest, claims)
      if (wish === null) break
      isAskedForSources ||= claims.length > 0
      asked = continued(asked, said, wish)
      const again = await this.again(asked)
      if (again === null) break
      said = again
      const next = answerIn(readAnswer(said, this.shown))
      if (next.text === '' || next.missing) continue
      const lacking = next.lacking.length > 0 ? next.lacking : best.lacking
      const isUncited = next.citations.length === 0
      latest = { ...next, lacking, ...(isUncited && { citations: best.citations }) }
      if (this.isBetter(latest, best)) best = latest
      else if (isWithin(best.text, this.limit)) break
    }
    return best
  }

  /** The request for a better version; null if none is needed. */
  private wishFor({ text }: ReadAnswer, claims: readonly AnswerWarning[]): string | null {
    const isOver = !isWithin(text, this.limit)
    const wishes = [
      ...(claims.length > 0 ? [correctionText(text, claims)] : []),
      ...(isOver ? [tightenText(text, this.limit)] : []),
    ]
    return wishes.length === 0 ? null : wishes.join('\n\n')
  }

  /** Whether `next` is closer to its limit, or within it and with fewer unsupported claims. */
  private isBetter(next: ReadAnswer, best: ReadAnswer): boolean {
    const [over, before] = [excess(next.text, this.limit), excess(best.text, this.limit)]
    if (!isWithin(best.text, this.limit)) return over < before
    return isWithin(next.text, this.limit) && this.claimsIn(next).length < this.claimsIn(best).length
  }

  /** Unsupported claims of the whole version, before it is cut. */
  private claimsIn({ text, citations, cited }: ReadAnswer): AnswerWarning[] {
    const { task, userMessages = [], currentSources = [] } = this.about
    const named = this.shown.sourcesOf(citations)
    const sources = named.length > 0 ? named : currentSources
    const support = sentenceSupport(text, cited, sources, this.shown)
    return unsupportedIn({ text, sources, ...(support && { support }) }, task, userMessages)
  }

  /** Null if the call failed. Throws if the work was cancelled. */
  private async again(asked: ModelRequest): Promise<ModelReply | null> {
    try {
      return await this.run.send(withoutCalls(asked))
    } catch (error) {
      if (isAppError(error) && error.code === 'model.cancelled') throw error
      return null
    }
  }

  private drafted({ text, missing, lacking, citations, cited }: ReadAnswer): AnswerDraft {
    const fitting = cutToLimit(text, this.limit)
    const isCut = !isWithin(text, this.limit)
    const sources = this.shown.sourcesOf(citations)
    const support = sentenceSupport(fitting, cited, sources, this.shown)
    return {
      text: fitting,
      missing: missing || fitting === '',
      sources,
      ...(support && { support }),
      ...(lacking.length > 0 && { lacking }),
      messages: this.run.messages(),
      warnings: isCut && !missing ? [{ kind: 'cut' }] : [],
    }
  }
}

/** Drops a chat's remarks to the user around the answer. */
function answerIn(read: ReadAnswer): ReadAnswer {
  const answer = improvementParts(read.text)?.answer
  return answer ? { ...read, text: cleanedText(answer).text } : read
}

/** Share by which a text is over its limit. */
function excess(text: string, { words, characters, counting }: TextLimit): number {
  return Math.max(
    words === null ? 0 : countWords(text) / words,
    characters === null ? 0 : countCharacters(text, counting) / characters,
  )
}
