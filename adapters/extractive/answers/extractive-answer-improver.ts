import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { AnswerImprover, Improvement, ImprovementTask } from '../../../core/proposals/ports.ts'
import type { AnswerDraft } from '../../../core/proposals/ports/answer-writer.ts'
import { countCharacters, countWords, isWithin, type TextLimit } from '../../../core/shared/text-limit.ts'
import { joinUnits, unitsOf } from './changes/answer-units.ts'
import { TextChanges } from './changes/change-text.ts'
import { TopicFinder, type Found } from './changes/find-on-topic.ts'
import { readRequest, type Change } from './changes/read-request.ts'
import { REPLIES } from './changes/replies.ts'
import { narrower, remainingLimit } from './changes/remaining-limit.ts'
import { shortenUnits } from './changes/shorten-units.ts'
import { changedTo, chatSource, unchanged, type Outcome, type WorkingAnswer } from './changes/working-answer.ts'

const LONGER = 1.6
const MIN_MORE_WORDS = 30
/** The usual length of an addition on a topic. */
const ADDITION: TextLimit = { words: 60, characters: null }
const NOTHING: WorkingAnswer = { text: '', sources: [] }
/** Changes that also work without an existing answer. */
const CAN_BEGIN: ReadonlySet<Change['kind']> = new Set(['add', 'begin', 'insert', 'query', 'keep', 'outside', 'thanks'])

/**
 * Improves answers without a language model: it changes length, order and form in whole sentences, and adds sentences
 * from the library with their sources. It says what it can't do.
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
      case 'begin':
        return (
          (now.text === '' ? null : this.changes.begin(now, change.topic)) ??
          this.add(change.topic, now, task, library, true)
        )
      case 'insert':
        return this.insert(change, now, task)
      case 'keep':
        return now.text === '' ? this.add(change.topic, now, task, library) : this.changes.keep(now, change.topic)
      case 'lengthen':
        return this.extend(now, change.to, task, library)
      case 'query':
        return this.add(change.text.replace(/[?.!]+$/u, ''), now, task, library)
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
      default:
        return this.reshape(change, now, task, library)
    }
  }

  private async reshape(
    change: Change & { kind: 'shorten' | 'resize' | 'remove' | 'remove-place' | 'bullets' | 'prose' },
    now: WorkingAnswer,
    task: ImprovementTask,
    library: Library,
  ): Promise<Outcome> {
    switch (change.kind) {
      case 'shorten':
        return this.changes.shorten(now, task.question, change)
      case 'remove':
        return this.changes.remove(now, change.topic)
      case 'remove-place':
        return this.changes.removePlace(now, change)
      case 'bullets':
        return this.changes.bullets(now)
      case 'prose':
        return this.changes.prose(now)
      default:
        return isWithin(now.text, change.to)
          ? this.extend(now, change.to, task, library)
          : this.changes.shorten(now, task.question, { ...change, kind: 'shorten', sentences: null })
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
    return this.put(found, now, task, reply, false) ?? unchanged(REPLIES.noFigures)
  }

  private async add(topic: string, now: WorkingAnswer, task: ImprovementTask, library: Library, isFirst = false) {
    const finder = new TopicFinder(library, this.analyser)
    const { limit } = task.question
    const room = remainingLimit(now.text, limit)
    const fitting = await finder.find(topic, now.text, room, narrower(ADDITION, room))
    const found = fitting === 'no-room' ? await finder.find(topic, now.text, limit, narrower(ADDITION, limit)) : fitting
    if (found === 'nothing') return unchanged(REPLIES.notFound(topic))
    if (found === 'said') return unchanged(REPLIES.saidAlready(topic))
    if (found === 'no-room') return unchanged(REPLIES.noRoom(topic))
    const files = filesOf(found)
    const reply = isFirst ? REPLIES.addedFirst(topic, files) : REPLIES.added(topic, files)
    return this.put(found, now, task, reply, isFirst) ?? unchanged(REPLIES.noRoom(topic))
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
    return this.insert({ kind: 'insert', words: ownWords, isFirst: false }, now, task)
  }

  private insert({ words, isFirst }: Change & { kind: 'insert' }, now: WorkingAnswer, task: ImprovementTask): Outcome {
    const sentence = words.charAt(0).toUpperCase() + words.slice(1)
    const text = /[.!?…]["'”’)\]]*$/u.test(sentence) ? sentence : `${sentence}.`
    const found = { text, sources: [chatSource(words)] }
    return this.put(found, now, task, REPLIES.inserted, isFirst) ?? unchanged(REPLIES.overLimit)
  }

  /** Adds the text to the answer, and drops the least relevant sentences if the limit requires it. */
  private put({ text, sources }: Found, now: WorkingAnswer, task: ImprovementTask, reply: string, isFirst: boolean) {
    const join = (rest: string) => (isFirst ? [text, rest] : [rest, text]).filter((part) => part !== '').join('\n\n')
    const fits = (rest: string) => isWithin(join(rest), task.question.limit)
    if (fits(now.text)) return changedTo(join(now.text), now, reply, sources)
    const units = unitsOf(now.text)
    const left = shortenUnits(units, task.question.text, fits, this.analyser)
    if (left === null) return null
    const made = REPLIES.madeRoom(units.length - left.length)
    return changedTo(join(joinUnits(left)), now, `${reply} ${made}`, sources)
  }

  private async extend(now: WorkingAnswer, to: TextLimit | null, task: ImprovementTask, library: Library) {
    const { question } = task
    const from = countWords(now.text)
    const wanted = to ?? { words: Math.max(from + MIN_MORE_WORDS, Math.floor(from * LONGER)), characters: null }
    if (isLongEnough(now.text, wanted)) return unchanged(REPLIES.longAlready)
    const room = remainingLimit(now.text, narrower(wanted, question.limit))
    const more = await new TopicFinder(library, this.analyser).more(question.text, now.text, room)
    if (more === 'no-room') return unchanged(to === null ? REPLIES.limitReached : REPLIES.nothingMore)
    if (typeof more === 'string') return unchanged(REPLIES.nothingMore)
    const text = `${now.text}\n\n${more.text}`
    return changedTo(text, now, REPLIES.lengthened(from, countWords(text)), more.sources)
  }
}

function filesOf({ sources }: Found): string {
  return [...new Set(sources.map(({ fileName }) => fileName))].join(', ')
}

function isLongEnough(text: string, { words, characters, counting }: TextLimit): boolean {
  return (
    (words !== null && countWords(text) >= words) ||
    (characters !== null && countCharacters(text, counting) >= characters)
  )
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
