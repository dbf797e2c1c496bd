import type { AnswerWarning } from './answer-warning.ts'
import type { ModelUsage } from './model-usage.ts'
import type { SourcePassage } from './source-passage.ts'
import type { Id } from './id.ts'

/**
 * `documents` and `model`: a writer's draft, or, where it has an author, a passage of a document that they inserted. `told`: put in from what people confirmed in the profile or wrote in the brief.
 * `restored`: a person took it out of the history.
 */
export type TextOrigin = 'documents' | 'model' | 'told' | 'chat' | 'person' | 'restored'

/** What a text rests on that a writer began. */
export type TextBasis = 'documents' | 'model' | 'told'

export interface TextAuthor {
  readonly id: Id<'user'>
  /** As it was when they wrote. */
  readonly name: string
}

/** One stay in an editor. Its saves take each other's place, in the order of `sequence`. */
export interface EditingSession {
  readonly id: string
  readonly sequence: number
}

/** An answer of before that a text was taken from. */
export interface TakenFrom {
  readonly funderName: string | null
  readonly writtenAt: string
  /** Somebody changed the text since. */
  readonly isChanged: boolean
}

/** A part of a text of which nothing is known. */
export interface TextGap {
  /** What the text calls it, in a placeholder that stands for what people write or insert. */
  readonly heading: string
  /** What comes near it in the documents, best first. Those whose sentences the text holds are cited. */
  readonly passages: readonly SourcePassage[]
}

/** Which version of a text is the current one, and whose it is. */
export interface TextState {
  /** From 1; every change counts it up. */
  readonly version: number
  readonly origin: TextOrigin
  /** Whoever wrote or inserted it; null where a writer wrote it, and where it is not known any more. */
  readonly author: TextAuthor | null
  /** Null where a person began it. */
  readonly basis: TextBasis | null
  /** Of a text that a model began, that model as people know it; absent where an earlier release kept it. */
  readonly modelName?: string
  readonly writtenAt: string
  /** Null unless it was written in an editor that named its session. */
  readonly session: EditingSession | null
  /** The version that an undo went back to; null for any other change. The next undo goes on from there. */
  readonly undoneTo: number | null
  /** Of a text that was taken from an answer of before, whose it was; absent for any other. */
  readonly takenFrom?: TakenFrom
  /** What its writer was to write on and left out, because the documents say too little; absent where nothing was. */
  readonly leftOut?: readonly string[]
  /** What a writer without a model could not fill, with the passages to insert; absent of a text that a model wrote. */
  readonly gaps?: readonly TextGap[]
  /** What its reader should look at, of any text but an answer, which has its own; absent where there is nothing. */
  readonly warnings?: readonly AnswerWarning[]
  /** A person agreed that the next draft takes its place. */
  readonly isReplaceable: boolean
}

/** The writer of a draft, as its usage tells; null where no model was asked. */
export type WriterUsage = Pick<ModelUsage, 'modelName'> | null

type Written = Pick<TextState, 'version' | 'origin' | 'author' | 'basis' | 'writtenAt'>

/** What a writer says of its text beside it; what it has nothing to say on is absent. */
export type SaidBeside = Pick<TextState, 'leftOut' | 'gaps' | 'warnings'>

export function saidBeside({ leftOut = [], gaps, warnings = [] }: SaidBeside): SaidBeside {
  return { ...(leftOut.length > 0 && { leftOut }), ...(gaps && { gaps }), ...(warnings.length > 0 && { warnings }) }
}

export function newState(of: Written & Partial<TextState>): TextState {
  return { session: null, undoneTo: null, isReplaceable: false, ...of }
}

/**
 * The state of a draft as a writer made it; without usage no model was asked. One with gaps holds only what people told:
 * what the documents say stands beside it.
 */
export function draftState(of: { version: number; usage: WriterUsage; writtenAt: string } & SaidBeside): TextState {
  const { version, usage, writtenAt, gaps } = of
  const basis = usage !== null ? 'model' : gaps === undefined ? 'documents' : 'told'
  const beginning = begunAs({ basis, ...usage })
  return newState({ version, origin: basis, author: null, writtenAt, ...beginning, ...saidBeside(of) })
}

/** What a changed text keeps of how it began. */
export function begunAs({
  basis,
  modelName,
}: Pick<TextState, 'basis' | 'modelName'>): Pick<TextState, 'basis' | 'modelName'> {
  return { basis, ...(basis === 'model' && modelName !== undefined && { modelName }) }
}

/** The state of a draft that is put in from what people told. */
export function toldState(state: TextState): TextState {
  const { modelName: _, ...rest } = state
  return { ...rest, origin: 'told', basis: 'told' }
}

/** The state of the text in a copy of what it belongs to, where it begins a history of its own. */
export function copiedState(state: TextState | null): TextState | null {
  return state && newState({ ...state, version: 1, session: null, undoneTo: null, isReplaceable: false })
}

/** Whether a person wrote, changed or inserted the text, so that nothing but a person may replace it. */
export function isOfPerson({ origin, author, isReplaceable }: TextState): boolean {
  const isInserted = origin === 'documents' && author !== null
  const isChosen = origin === 'person' || origin === 'chat' || origin === 'restored' || isInserted
  return isChosen && !isReplaceable
}
