import type { AnswerWarning } from './answer-warning.ts'
import type { ModelUsage } from './model-usage.ts'
import type { SourcePassage } from './source-passage.ts'
import type { Id } from './id.ts'

/**
 * `documents` and `model`: a writer's draft or, with an author, an inserted passage of a document. `told`: inserted
 * from confirmed facts or the brief. `restored`: restored from the history by a person.
 */
export type TextOrigin = 'documents' | 'model' | 'told' | 'chat' | 'person' | 'restored'

/** Origin of a text that a writer began. */
export type TextBasis = 'documents' | 'model' | 'told'

export interface TextAuthor {
  readonly id: Id<'user'>
  /** Their name at that time. */
  readonly name: string
}

/** One session in an editor. Later saves, by `sequence`, replace earlier ones. */
export interface EditingSession {
  readonly id: string
  readonly sequence: number
}

/** The earlier answer from which a text was copied. */
export interface TakenFrom {
  readonly funderName: string | null
  readonly writtenAt: string
  /** Whether somebody has changed the text after copying it. */
  readonly isChanged: boolean
}

/** A part of a text for which no information was found. */
export interface TextGap {
  /** Name of the part, in the text's placeholder for it. */
  readonly heading: string
  /** Passages near the part in documents, best first. `cited`: the text contains their sentences. */
  readonly passages: readonly SourcePassage[]
}

/** Version and author of a text. */
export interface TextState {
  /** From 1; increases with every change. */
  readonly version: number
  readonly origin: TextOrigin
  /** The person who wrote or inserted it; null for a writer's text, and if unknown. */
  readonly author: TextAuthor | null
  /** Null if a person began it. */
  readonly basis: TextBasis | null
  /** Display name of the model that began the text; absent if an earlier release stored it. */
  readonly modelName?: string
  readonly writtenAt: string
  /** Null unless it was written in an editor with a session. */
  readonly session: EditingSession | null
  /** The version that an undo restored; null for any other change. The next undo continues from there. */
  readonly undoneTo: number | null
  /** Set for a copy of an earlier answer. */
  readonly takenFrom?: TakenFrom
  /** Requested parts that the writer left out, because the documents say too little; absent if there are none. */
  readonly leftOut?: readonly string[]
  /** Parts that a writer without a model could not fill, with passages to insert; absent if a model wrote the text. */
  readonly gaps?: readonly TextGap[]
  /** Warnings for the reader; absent if there are none, and for answers, which have their own. */
  readonly warnings?: readonly AnswerWarning[]
  /** Whether a person agreed that the next draft replaces it. */
  readonly isReplaceable: boolean
}

/** The model of a draft, from its usage; null if no model was used. */
export type WriterUsage = Pick<ModelUsage, 'modelName'> | null

type Written = Pick<TextState, 'version' | 'origin' | 'author' | 'basis' | 'writtenAt'>

/** A writer's notes on its text; absent if empty. */
export type SaidBeside = Pick<TextState, 'leftOut' | 'gaps' | 'warnings'>

export function saidBeside({ leftOut = [], gaps, warnings = [] }: SaidBeside): SaidBeside {
  return { ...(leftOut.length > 0 && { leftOut }), ...(gaps && { gaps }), ...(warnings.length > 0 && { warnings }) }
}

export function newState(of: Written & Partial<TextState>): TextState {
  return { session: null, undoneTo: null, isReplaceable: false, ...of }
}

/**
 * The state of a writer's draft; without `usage`, no model was used. A draft with gaps contains only people's
 * information; passages from documents are in the gaps.
 */
export function draftState(of: { version: number; usage: WriterUsage; writtenAt: string } & SaidBeside): TextState {
  const { version, usage, writtenAt, gaps } = of
  const basis = usage !== null ? 'model' : gaps === undefined ? 'documents' : 'told'
  const beginning = begunAs({ basis, ...usage })
  return newState({ version, origin: basis, author: null, writtenAt, ...beginning, ...saidBeside(of) })
}

/** The part of a state that records how the text began, which changes keep. */
export function begunAs({
  basis,
  modelName,
}: Pick<TextState, 'basis' | 'modelName'>): Pick<TextState, 'basis' | 'modelName'> {
  return { basis, ...(basis === 'model' && modelName !== undefined && { modelName }) }
}

/** The state of a draft inserted from confirmed facts or the brief. */
export function toldState(state: TextState): TextState {
  const { modelName: _, ...rest } = state
  return { ...rest, origin: 'told', basis: 'told' }
}

/** The state of the text in a copy of its owner; its history starts anew. */
export function copiedState(state: TextState | null): TextState | null {
  return state && newState({ ...state, version: 1, session: null, undoneTo: null, isReplaceable: false })
}

/** Whether a person wrote, changed or inserted the text, so that only a person may replace it. */
export function isOfPerson({ origin, author, isReplaceable }: TextState): boolean {
  const isInserted = origin === 'documents' && author !== null
  const isChosen = origin === 'person' || origin === 'chat' || origin === 'restored' || isInserted
  return isChosen && !isReplaceable
}
