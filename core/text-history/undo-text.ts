import type { Actor } from '../identity/user.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { newerVersion } from './keep-edit.ts'
import type { TextSources } from '../texts/drafts.ts'
import { findText, type EditStores, type TextPlace } from './find-text.ts'
import { versionOf } from '../texts/open-text.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { stepBack } from './step-back.ts'
import type { KeptText } from '../texts/text-version.ts'

interface ChangeToUndo {
  readonly actor: Actor
  readonly place: TextPlace
  /** The version to undo; null for the current one. */
  readonly version: number | null
}

/** Undoes the last change of a text; repeated calls go back to the first version. */
export class UndoText {
  constructor(
    private readonly work: UnitOfWork<EditStores>,
    private readonly sources: TextSources,
  ) {}

  /** Throws `conflict` where there is nothing to undo, and where the version is not the current one. */
  execute({ actor, place, version }: ChangeToUndo): Promise<KeptText> {
    return retryStale(() =>
      this.work.run(async (stores) => {
        const open = await findText(stores, actor.accountId, place, this.sources)
        if (open.current !== null && version !== null && versionOf(open.current) !== version)
          throw newerVersion(open.current)
        const undone = await stepBack(stores, open, actor, this.sources.clock)
        if (undone === null) throw nothingToUndo()
        return undone
      }),
    )
  }
}

function nothingToUndo(): AppError {
  return new AppError('conflict', 'texts.nothing-to-undo')
}
