import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { AnswerImprover, Improvement, ImprovementTask } from '../../../core/proposals/ports.ts'
import type { AnswerDraft } from '../../../core/proposals/ports/answer-writer.ts'
import { isWithin, type TextLimit } from '../../../core/shared/text-limit.ts'
import { joinUnits, unitsOf } from './changes/answer-units.ts'
import { TextChanges } from './changes/change-text.ts'
import { TopicFinder, type Found } from './changes/find-on-topic.ts'
import { readRequest, type Change } from './changes/read-request.ts'
import { REPLIES } from './changes/replies.ts'
import { narrower, remainingLimit } from './changes/remaining-limit.ts'
import { shortenUnits } from './changes/shorten-units.ts'
import { changedTo, chatSource, unchanged, type Outcome, type WorkingAnswer } from './changes/working-answer.ts'

/** The usual length of an addition on a topic. */
const ADDITION: TextLimit = { words: 60, characters: null }
const NOTHING: WorkingAnswer = { text: '', sources: [] }
/** Changes that also work without an existing answer. */
const CAN_BEGIN: ReadonlySet<Change['kind']> = new Set(['add', 'insert', 'outside', 'thanks'])

/**
 * Improves answers without a language model: it takes out whole sentences, and adds sentences from the library with
 * their sources. It says what it can't do.
 */
export class ExtractiveAnswerImprover implements AnswerImprover {
  private readonly changes: TextChanges

  constructor(private readonly analyser: TermAnalyser) {
    this.changes = new TextChanges(analyser)
  }

  async improve(task: ImprovementTask, library: Library): Promise<Improvement> {
    const before: WorkingAnswer = task.answer === null || task.answer.missing ? NOTHING : task.answer
    const replies: string[] = []
    let now = before
    const changes = readRequest(task.request)
    for (const change of changes) {
      const { answer, reply } = await this.apply(change, now, task, library)
      replies.push(reply)
      if (answer !== null) now = answer
    }
    const hasChanged = now.text !== before.text && now.text !== ''
    const { limit } = task.question
    const isTooLong = !isWithin(now.text, limit) && isWithin(before.text, limit)
    if (hasChanged && isTooLong) return kept(task, REPLIES.overLimit)
    if (!hasChanged && changes.some(({ kind }) => kind === 'outside')) replies.push(REPLIES.isUnchanged)
    const reply = [...new Set(replies)].join(' ')
    return hasChanged ? { draft: draftOf(now), reply } : kept(task, reply)
  }

  private async apply(change: Change, now: WorkingAnswer, task: ImprovementTask, library: Library): Promise<Outcome> {
    if (now.text === '' && !CAN_BEGIN.has(change.kind)) return unchanged(REPLIES.nothingToChange)
    switch (change.kind) {
      case 'add':
        return this.addOrInsert(change, now, task, library)
      case 'insert':
        return this.insert(change.words, now, task)
      case 'shorten':
        return this.changes.shorten(now, task.question, change)
      case 'remove':
        return this.changes.remove(now, change.topic)
      case 'fit':
        return this.fit(now, task)
      case 'figures':
        return this.addFigures(now, task, library)
      case 'outside':
        return unchanged(REPLIES.cannotDo(change.asked))
      case 'thanks':
        return unchanged(REPLIES.welcome)
      case 'reword':
        return unchanged(REPLIES.cannotReword)
    }
  }

  private fit(now: WorkingAnswer, { question: { text, limit } }: ImprovementTask): Outcome {
    if (limit.words === null && limit.characters === null) return unchanged(REPLIES.noLimit)
    if (isWithin(now.text, limit)) return unchanged(REPLIES.fitsAlready)
    return this.changes.shorten(now, { text, limit }, { kind: 'shorten', to: limit, sentences: null })
  }

  private async addFigures(now: WorkingAnswer, task: ImprovementTask, library: Library): Promise<Outcome> {
    const { text, limit } = task.question
    const finder = new TopicFinder(library, this.analyser)
    const found = await finder.figures(text, now.text, limit, narrower(ADDITION, limit))
    if (typeof found === 'string') return unchanged(REPLIES.noFigures)
    const reply = REPLIES.figuresAdded(filesOf(found))
    return this.put(found, now, task, reply) ?? unchanged(REPLIES.noFigures)
  }

  private async add(topic: string, now: WorkingAnswer, task: ImprovementTask, library: Library) {
    const finder = new TopicFinder(library, this.analyser)
    const { limit } = task.question
    const room = remainingLimit(now.text, limit)
    const fitting = await finder.find(topic, now.text, room, narrower(ADDITION, room))
    const found = fitting === 'no-room' ? await finder.find(topic, now.text, limit, narrower(ADDITION, limit)) : fitting
    if (found === 'nothing') return unchanged(REPLIES.notFound(topic))
    if (found === 'said') return unchanged(REPLIES.saidAlready(topic))
    if (found === 'no-room') return unchanged(REPLIES.noRoom(topic))
    return this.put(found, now, task, REPLIES.added(topic, filesOf(found))) ?? unchanged(REPLIES.noRoom(topic))
  }

  /** The library's text on the topic, or else the user's own statement. */
  private async addOrInsert(
    { topic, ownWords }: Change & { kind: 'add' },
    now: WorkingAnswer,
    task: ImprovementTask,
    library: Library,
  ): Promise<Outcome> {
    const added = await this.add(topic, now, task, library)
    if (ownWords === null || added.reply !== REPLIES.notFound(topic)) return added
    return this.insert(ownWords, now, task)
  }

  private insert(words: string, now: WorkingAnswer, task: ImprovementTask): Outcome {
    const sentence = words.charAt(0).toUpperCase() + words.slice(1)
    const text = /[.!?…]["'”’)\]]*$/u.test(sentence) ? sentence : `${sentence}.`
    const found = { text, sources: [chatSource(words)] }
    return this.put(found, now, task, REPLIES.inserted) ?? unchanged(REPLIES.overLimit)
  }

  /** Adds the text to the answer, and drops the least relevant sentences if the limit requires it. */
  private put({ text, sources }: Found, now: WorkingAnswer, task: ImprovementTask, reply: string) {
    const join = (rest: string) => [rest, text].filter((part) => part !== '').join('\n\n')
    const fits = (rest: string) => isWithin(join(rest), task.question.limit)
    if (fits(now.text)) return changedTo(join(now.text), now, reply, sources)
    const units = unitsOf(now.text)
    const left = shortenUnits(units, task.question.text, fits, this.analyser)
    if (left === null) return null
    const made = REPLIES.madeRoom(units.length - left.length)
    return changedTo(join(joinUnits(left)), now, `${reply} ${made}`, sources)
  }
}

function filesOf({ sources }: Found): string {
  return [...new Set(sources.map(({ fileName }) => fileName))].join(', ')
}

function draftOf({ text, sources }: WorkingAnswer): AnswerDraft {
  return { text, missing: false, sources, messages: [], warnings: [] }
}

/** The unchanged answer; without one, a draft that asks for the missing facts. */
function kept({ answer, question }: ImprovementTask, reply: string): Improvement {
  const text = isWithin(reply, question.limit) ? reply : ''
  const draft = answer === null ? { text, missing: true, sources: [], messages: [], warnings: [] } : null
  return { draft, reply }
}
