import { AppError } from '../shared/app-error.ts'
import type { Clock, IdSource } from '../shared/ports.ts'
import { hasText, type OpenText } from './open-text.ts'
import type { TextVersions } from './ports.ts'
import { keepCurrent, keepRefused, nextVersion } from './text-history.ts'
import {
  draftState,
  isOfPerson,
  newState,
  saidBeside,
  type SaidBeside,
  type TextState,
  type WriterUsage,
} from '../shared/text-state.ts'
import { NO_DETAIL, type KeptText, type TextDetail } from './text-version.ts'

export interface TextSources {
  readonly ids: IdSource
  readonly clock: Clock
}

type Text = Pick<OpenText, 'accountId' | 'owner' | 'current'>

/** A writer's text with its notes. */
export interface WrittenText extends SaidBeside {
  readonly text: string
  readonly detail: TextDetail
  /** Null if no model was used. */
  readonly usage: WriterUsage
}

interface Stores {
  readonly textVersions: TextVersions
}

/** Whether only a person may replace the text, because a person wrote or changed it. */
export function isProtected(current: KeptText | null): boolean {
  return hasText(current) && isOfPerson(current.state)
}

/**
 * The state of the draft as the new current text; moves the previous one to the history. Null if the current text is a
 * person's: then it stays, and the draft goes to the history.
 */
export async function placeDraft(
  stores: Stores,
  text: Text,
  draft: WrittenText,
  sources: TextSources,
): Promise<TextState | null> {
  if (!isProtected(text.current)) return stateOfDraft(stores, text, draft, sources)
  await keepLateDraft(stores, text, draft, sources)
  return null
}

/** As `placeDraft`, but also replaces a person's text. */
export async function stateOfDraft(
  stores: Stores,
  text: Text,
  draft: Pick<WrittenText, 'usage'> & SaidBeside,
  { clock }: Pick<TextSources, 'clock'>,
): Promise<TextState> {
  await keepCurrent(stores, text)
  return stateAs(draft, await nextVersion(stores, text), clock)
}

/** Adds a draft to the history that arrived after a person's text. */
export async function keepLateDraft(
  stores: Stores,
  text: Text,
  draft: WrittenText,
  { clock }: Pick<TextSources, 'clock'>,
): Promise<void> {
  const state = stateAs(draft, await nextVersion(stores, text), clock)
  await keepRefused(stores, text, { text: draft.text, detail: draft.detail, state })
}

function stateAs(draft: Pick<WrittenText, 'usage'> & SaidBeside, version: number, clock: Clock): TextState {
  return draftState({ version, usage: draft.usage, writtenAt: clock.now(), ...saidBeside(draft) })
}

/**
 * The state of a text to be written again. Throws `conflict` where a person wrote or changed it, unless `confirmed`:
 * then the next draft replaces it.
 */
export function replaceableState(current: KeptText | null, confirmed: boolean): TextState | null {
  if (!isProtected(current)) return current && current.state
  if (!confirmed) throw confirmationRequired()
  return current && newState({ ...current.state, isReplaceable: true })
}

/** The text with its state; one without a state is a draft of an earlier release. */
export function keptTextOf(
  text: string | null,
  state: TextState | null,
  legacy: { readonly usage: WriterUsage; readonly writtenAt: string },
  detail: TextDetail = NO_DETAIL,
): KeptText | null {
  if (text === null || (text === '' && state === null)) return null
  return {
    text,
    state: state ?? draftState({ version: 1, ...legacy }),
    detail: { ...detail, missing: text.trim() === '' },
  }
}

function confirmationRequired(): AppError {
  return new AppError('conflict', 'texts.confirmation-required')
}
