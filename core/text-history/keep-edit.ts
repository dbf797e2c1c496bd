import type { SourcePassage } from '../shared/source-passage.ts'
import type { Actor } from '../identity/user.ts'
import { AppError } from '../shared/app-error.ts'
import type { TextSources } from '../texts/drafts.ts'
import { findText, type EditStores, type TextPlace } from './find-text.ts'
import { versionOf, type OpenText } from '../texts/open-text.ts'
import { gapsIn, insertedIn, sourcesIn } from '../texts/gaps.ts'
import { authorOf } from '../identity/text-author.ts'
import { keepRefused, nextVersion, replaceText } from '../texts/text-history.ts'
import {
  begunAs,
  isOfPerson,
  newState,
  saidBeside,
  type EditingSession,
  type TextAuthor,
  type TextGap,
} from '../shared/text-state.ts'
import { NO_DETAIL, type KeptText, type TextDetail } from '../texts/text-version.ts'
import { warningsStillThere } from '../texts/warnings-still-there.ts'

export interface TextEdit {
  readonly text: string
  /** The version that the editor began from; 0 if there was none. */
  readonly basedOn: number
  /** Null to make each edit its own version. */
  readonly session: EditingSession | null
  /** Passages that were put into the text: sources, as far as they are in it. */
  readonly inserted?: readonly SourcePassage[]
}

/** The result of an edit: the current text, and whether the edit was refused and only kept in the history. */
interface Outcome {
  readonly current: KeptText
  readonly isRefused: boolean
}

interface EditToKeep {
  readonly actor: Actor
  readonly place: TextPlace
  readonly edit: TextEdit
  /** Whether saving a writer's draft unchanged makes it the person's text; otherwise it changes nothing. */
  readonly adoptsDraft?: boolean
}

/** Saves an edit in a unit of work. A refused edit is added to the history. */
export async function keepEdit(
  stores: EditStores,
  { actor, place, edit, adoptsDraft = false }: EditToKeep,
  sources: TextSources,
): Promise<Outcome> {
  const open = await findText(stores, actor.accountId, place, sources)
  const author = await authorOf(stores.users, actor)
  const { current } = open
  if (current !== null && (isUnchanged(current, edit, adoptsDraft) || isLate(current, author, edit)))
    return { current, isRefused: false }
  const next = written(open, { version: await nextVersion(stores, open), writtenAt: sources.clock.now() }, author, edit)
  if (current !== null && isOfSession(current, author, edit)) {
    await open.save(next)
    return { current: next, isRefused: false }
  }
  if (current === null || versionOf(current) === edit.basedOn)
    return { current: await replaceText(stores, open, next), isRefused: false }
  await keepRefused(stores, open, next)
  await open.save(null)
  return { current, isRefused: true }
}

function isUnchanged({ text, state }: KeptText, edit: TextEdit, adoptsDraft: boolean): boolean {
  return text === edit.text && (isOfPerson(state) || !adoptsDraft)
}

function written(
  { current }: OpenText,
  at: { readonly version: number; readonly writtenAt: string },
  author: TextAuthor,
  edit: TextEdit,
): KeptText {
  const gaps = current?.state.gaps && gapsIn(current.state.gaps, edit.text)
  const detail = detailOf(current, edit, gaps)
  const isBegun = current !== null && !current.detail.missing
  const offered = [...(current?.detail.passages ?? []), ...(edit.inserted ?? [])]
  const isInserted = !isBegun && offered.some(isInsertedAs(edit.text))
  const basis = detail.sources.length > 0 ? 'documents' : null
  const { takenFrom, leftOut, warnings = [] } = current?.state ?? {}
  const taken = takenFrom && { takenFrom: { ...takenFrom, isChanged: true } }
  const state = newState({
    ...at,
    origin: isInserted ? 'documents' : 'person',
    author,
    ...begunAs(isBegun ? current.state : { basis }),
    session: edit.session,
    ...taken,
    ...saidBeside({ leftOut: leftOut ?? [], ...(gaps && { gaps }), warnings: warningsStillThere(warnings, edit.text) }),
  })
  return { text: edit.text, state, detail }
}

/**
 * Keeps the sources of the draft and adds those of inserted passages; keeps warnings whose words are still there, and
 * everything that the text lacks.
 */
function detailOf(
  current: KeptText | null,
  { text, inserted = [] }: TextEdit,
  gaps: readonly TextGap[] = [],
): TextDetail {
  const bare = { ...NO_DETAIL, ...(current?.detail.lacking && { lacking: current.detail.lacking }) }
  if (text.trim() === '') return { ...bare, missing: true }
  const added = insertedIn(text, inserted)
  if (current === null) return { ...NO_DETAIL, sources: added }
  const { sources, warnings, missing, passages = [] } = current.detail
  if (missing) return { ...bare, sources: withFurther(added, passageWith(text, passages)) }
  const offered = gaps.flatMap((gap) => gap.passages)
  const others = sources.filter((source) => !offered.some((one) => isSamePassage(one, source)))
  const kept = [...sourcesIn(others, current.text, text), ...offered.filter(({ cited }) => cited)]
  return { ...current.detail, sources: withFurther(added, kept), warnings: warningsStillThere(warnings, text) }
}

/** The sources, each passage once, with these that may be among them. */
function withFurther(added: readonly SourcePassage[], sources: readonly SourcePassage[]): SourcePassage[] {
  return [...sources.filter((source) => !added.some((one) => isSamePassage(one, source))), ...added]
}

/** The offered passages that contain the text or are contained in it. */
function passageWith(text: string, offered: readonly SourcePassage[]): SourcePassage[] {
  const words = oneLine(text)
  const part = offered.find(({ passage }) => oneLine(passage).includes(words))
  if (part !== undefined) return [{ ...part, cited: true, used: [text] }]
  return offered
    .filter((source) => words.includes(oneLine(insertable(source))))
    .map((source) => ({ ...source, cited: true, used: [insertable(source)] }))
}

const isSamePassage = (one: SourcePassage, other: SourcePassage) =>
  one.documentId === other.documentId && one.ordinal === other.ordinal

/** Whether the text is exactly an inserted passage. */
const isInsertedAs = (text: string) => (source: SourcePassage) => oneLine(insertable(source)) === oneLine(text)

/** The words of a passage that are offered for insertion. */
const insertable = ({ used, passage }: SourcePassage) => (used.length > 0 ? used.join(' ') : passage)

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

function isOfSession({ state }: KeptText, author: TextAuthor, { session }: TextEdit): boolean {
  return session !== null && state.session?.id === session.id && state.author?.id === author.id
}

/** Whether a later save of the same session came first. */
function isLate(current: KeptText, author: TextAuthor, edit: TextEdit): boolean {
  const { session } = current.state
  return isOfSession(current, author, edit) && session !== null && session.sequence > (edit.session?.sequence ?? 0)
}

export function newerVersion({ text, state }: KeptText): AppError {
  const current = { version: state.version, text, author: state.author }
  return new AppError('conflict', 'texts.newer-version', { current })
}
