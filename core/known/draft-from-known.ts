import type { AnswerDraft, AnswerTask } from '../proposals/ports/answer-writer.ts'
import type { FactSource } from '../profile/profile-fact.ts'
import { isWithin } from '../shared/text-limit.ts'
import type { AnswerMaterial } from './answer-material.ts'
import type { KnownAnswer } from './known-answer.ts'
import type { GapPhrases } from './ports.ts'
import type { AnswerBasis } from '../proposals/answer/told-text.ts'

type Value = Extract<KnownAnswer, { kind: 'value' }>

/** The draft that needs no writer: the known value, or a request to people; null if a writer is needed. */
export function draftFromKnown(known: KnownAnswer, task: AnswerTask, phrases: GapPhrases): AnswerDraft | null {
  if (known.kind === 'write') return null
  if (known.kind === 'value' && isWithin(known.text, task.question.limit)) return valueDraft(known)
  return requestDraft(task, phrases)
}

/** A draft that asks people for the answer. */
export function requestDraft(task: AnswerTask, phrases: GapPhrases): AnswerDraft {
  const nothing = { missing: true, sources: [], messages: [], warnings: [] }
  return { text: phrases.askFor(task), ...nothing, missingBecause: 'only-people' }
}

export function valueDraft({ text, fileName, heading, restsOn, stated, isStandIn }: Value): AnswerDraft {
  const nowhere = { documentId: null, page: null, ordinal: null }
  const told = { ...nowhere, fileName, heading, passage: `${heading}: ${text}`, cited: true, used: [text] }
  const sources = stated?.map(sourceOf) ?? [told]
  const isTold = stated === undefined && isStandIn !== true
  return { text, missing: false, isTold, sources, messages: [], warnings: [], restsOn }
}

/** Marks only the part of a long line that is in the document, without the marks of the cut. */
function sourceOf(source: FactSource): AnswerDraft['sources'][number] {
  return { ...source, heading: null, cited: true, used: [source.passage.replace(/^…|…$/gu, '')] }
}

/** Adds the cited facts and sections to a writer's draft. */
export function withBasis(draft: AnswerDraft, { told, bases }: Pick<AnswerMaterial, 'told' | 'bases'>): AnswerDraft {
  const isCited = ({ fileName, heading }: AnswerMaterial['told'][number]) =>
    draft.sources.some((source) => source.cited && source.fileName === fileName && source.heading === heading)
  const restsOn: AnswerBasis[] = draft.missing
    ? []
    : told.filter(isCited).flatMap(({ source }) => bases.get(source) ?? [])
  return { ...draft, restsOn }
}
