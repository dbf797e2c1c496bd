import type { Actor } from '../accounts/user.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { newerVersion, type EditStores } from './edit-text.ts'
import type { TextSources } from './drafts.ts'
import { findText, type TextPlace } from './find-text.ts'
import { hasText, versionOf, type OpenText } from './open-text.ts'
import { retryStale } from './retry-stale.ts'
import { authorOf } from './text-author.ts'
import { nextVersion, replaceText } from './text-history.ts'
import { isOfPerson, newState } from './text-state.ts'
import { NO_DETAIL, type KeptText } from './text-version.ts'

interface ChangeToUndo {
  readonly actor: Actor
  readonly place: TextPlace
  /** The version that is to be undone; null for whichever is the current one. */
  readonly version: number | null
}

/** Goes back to the text before the last change; again and again, to the first one. */
export class UndoText {
  constructor(
    private readonly work: UnitOfWork<EditStores>,
    private readonly sources: TextSources,
  ) {}

  /** Throws `conflict` where there is nothing to go back to, and where the version is not the current one any more. */
  execute({ actor, place, version }: ChangeToUndo): Promise<KeptText> {
    return retryStale(() =>
      this.work.run(async (stores) => {
        const open = await findText(stores, actor.accountId, place, this.sources)
        if (open.current !== null && version !== null && versionOf(open.current) !== version)
          throw newerVersion(open.current)
        const undone = await undo(stores, open, actor, this.sources)
        if (undone === null) throw nothingToUndo()
        return undone
      }),
    )
  }
}

/** The text after the undo, which has its origin back; null where there is nothing to go back to. */
export async function undo(
  stores: EditStores,
  open: OpenText,
  actor: Actor,
  { ids, clock }: TextSources,
): Promise<KeptText | null> {
  if (open.current === null) return null
  const { state } = open.current
  const earlier = await stores.textVersions.before(open.accountId, open.owner, state.undoneTo ?? state.version)
  if (earlier === null && !isBegunByPerson(open.current)) return null
  const at = { version: await nextVersion(stores, open), writtenAt: clock.now() }
  if (earlier === null) {
    const author = await authorOf(stores.users, actor)
    const emptied = newState({ ...at, origin: 'person', author, basis: null, undoneTo: 0 })
    return replaceText(stores, open, { text: '', state: emptied, detail: { ...NO_DETAIL, missing: true } }, ids)
  }
  const undoneTo = earlier.state.undoneTo ?? earlier.state.version
  const restored = newState({ ...earlier.state, ...at, undoneTo, session: null, isReplaceable: false })
  return replaceText(stores, open, { text: earlier.text, detail: earlier.detail, state: restored }, ids)
}

/** Whether there was no text before the one that a person wrote. */
function isBegunByPerson(current: KeptText): boolean {
  return isOfPerson(current.state) && current.state.basis === null && hasText(current)
}

export function nothingToUndo(): AppError {
  return new AppError('conflict', 'texts.nothing-to-undo')
}
