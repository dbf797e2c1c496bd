import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { AnswerImprover, Improvement, ImprovementTask } from '../../../core/proposals/ports.ts'
import type { AnswerDraft } from '../../../core/proposals/ports/answer-writer.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import { TextChanges } from './changes/change-text.ts'
import { readRequest, type Change } from './changes/read-request.ts'
import { REPLIES } from './changes/replies.ts'
import { changedTo, chatSource, unchanged, type Outcome, type WorkingAnswer } from './changes/working-answer.ts'
import { passagesNear } from './found-prose.ts'

const NOTHING: WorkingAnswer = { text: '', sources: [] }

/**
 * Improves answers without a language model: it takes out whole sentences, and adds what people wrote themselves. For
 * anything else it shows what the library says.
 */
export class ExtractiveAnswerImprover implements AnswerImprover {
  private readonly changes: TextChanges

  constructor(private readonly analyser: TermAnalyser) {
    this.changes = new TextChanges(analyser)
  }

  async improve(task: ImprovementTask, library: Library): Promise<Improvement> {
    const before: WorkingAnswer = task.answer === null || task.answer.missing ? NOTHING : task.answer
    const replies: string[] = []
    const passages: SourcePassage[] = []
    let now = before
    for (const change of readRequest(task.request)) {
      if (change.kind === 'find') {
        const topic = change.topic ?? task.question.text
        const found = await passagesNear(topic, null, library, this.analyser)
        passages.push(...found)
        const nothing = change.isNamed ? REPLIES.notFound(topic) : REPLIES.cannotReword
        replies.push(found.length === 0 ? nothing : REPLIES.found(topic, found))
        continue
      }
      const { answer, reply } = this.apply(change, now, task)
      replies.push(reply)
      if (answer !== null) now = answer
    }
    const hasChanged = now.text !== before.text && now.text !== ''
    const isTooLong = !isWithin(now.text, task.question.limit) && isWithin(before.text, task.question.limit)
    if (hasChanged && isTooLong) return kept(task, REPLIES.overLimit, passages)
    const reply = [...new Set(replies)].join(passages.length > 0 ? '\n\n' : ' ')
    return hasChanged ? { draft: draftOf(now), reply } : kept(task, reply, passages)
  }

  private apply(change: Exclude<Change, { kind: 'find' }>, now: WorkingAnswer, { question }: ImprovementTask): Outcome {
    if (change.kind === 'insert') return inserted(change.words, now)
    if (change.kind === 'thanks') return unchanged(REPLIES.welcome)
    if (now.text === '') return unchanged(REPLIES.nothingToChange)
    if (change.kind === 'reword') return unchanged(REPLIES.cannotReword)
    if (change.kind === 'remove') return this.changes.remove(now, change.topic)
    if (change.kind === 'shorten') return this.changes.shorten(now, question, change)
    const { text, limit } = question
    if (limit.words === null && limit.characters === null) return unchanged(REPLIES.noLimit)
    if (isWithin(now.text, limit)) return unchanged(REPLIES.fitsAlready)
    return this.changes.shorten(now, { text, limit }, { kind: 'shorten', to: limit, sentences: null })
  }
}

function inserted(words: string, now: WorkingAnswer): Outcome {
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  const text = /[.!?…]["'”’)\]]*$/u.test(sentence) ? sentence : `${sentence}.`
  const whole = [now.text, text].filter((part) => part !== '').join('\n\n')
  return changedTo(whole, { ...now, sources: [chatSource(words), ...now.sources] }, REPLIES.inserted)
}

function draftOf({ text, sources }: WorkingAnswer): AnswerDraft {
  return { text, missing: false, sources, messages: [], warnings: [] }
}

/** The unchanged answer; without one, a draft that asks for the missing facts beside the found passages. */
function kept({ answer, question }: ImprovementTask, reply: string, passages: readonly SourcePassage[]): Improvement {
  const text = isWithin(reply, question.limit) ? reply : ''
  const draft = answer === null ? { text, missing: true, sources: [], passages, messages: [], warnings: [] } : null
  return { draft, reply }
}
