import type { RememberedAnswerId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { invalidField } from '../shared/app-error.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { typedText } from '../texts/typed-text.ts'
import type { AnswerMemory, MemoryStores } from './answer-memory.ts'
import { findRememberedAnswer } from './find-remembered-answer.ts'
import type { RememberedAnswer, RememberedAnswerState } from './remembered-answer.ts'

/** Absent fields stay unchanged. */
export interface AnswerChanges {
  readonly text?: string | undefined
  /** ISO 8601; null for no expiry. */
  readonly validUntil?: string | null | undefined
  readonly state?: RememberedAnswerState | undefined
}

interface AnswerToChange {
  readonly actor: Actor
  readonly answerId: RememberedAnswerId
  readonly changes: AnswerChanges
}

/** Changes an answer in the answer library by hand. Its application or document stays unchanged. */
export class ChangeAnswer {
  constructor(
    private readonly work: UnitOfWork<MemoryStores>,
    private readonly memory: AnswerMemory,
    private readonly clock: Clock,
  ) {}

  /** Throws `invalid` for an empty text. */
  execute({ actor, answerId, changes }: AnswerToChange): Promise<RememberedAnswer> {
    return retryStale(() =>
      this.work.run(async (stores) => {
        const answer = await findRememberedAnswer(stores.rememberedAnswers, actor, answerId)
        const changed = this.changed(answer, changes)
        if (changed.text === answer.text) return stores.rememberedAnswers.saveDetails(changed)
        return this.memory.save(stores, changed)
      }),
    )
  }

  private changed(answer: RememberedAnswer, { text, validUntil, state }: AnswerChanges): RememberedAnswer {
    const typed = text === undefined ? answer.text : answerText(text)
    return {
      ...answer,
      text: typed,
      changedAt: typed === answer.text ? answer.changedAt : this.clock.now(),
      validUntil: validUntil === undefined ? answer.validUntil : instantOf(validUntil),
      state: state ?? answer.state,
    }
  }
}

/** Throws `invalid` for the field `text`. */
export function answerText(typed: string): string {
  const text = typedText(typed)
  if (text.trim() === '') throw invalidField('text', { code: 'memory.text-required' })
  return text
}

function instantOf(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}
