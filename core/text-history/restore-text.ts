import type { TextVersionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { notFound, type AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TextSources } from '../texts/drafts.ts'
import { findText, type EditStores, type TextPlace } from './find-text.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { authorOf } from '../identity/text-author.ts'
import { nextVersion, replaceText } from '../texts/text-history.ts'
import { begunAs, newState, saidBeside } from '../shared/text-state.ts'
import { versionIdOf, type KeptText } from '../texts/text-version.ts'

interface VersionToRestore {
  readonly actor: Actor
  readonly place: TextPlace
  readonly versionId: TextVersionId
}

/** Restores a version of the history as the current text. */
export class RestoreText {
  constructor(
    private readonly work: UnitOfWork<EditStores>,
    private readonly sources: TextSources,
  ) {}

  /** Returns the restored text. Does nothing for the current version. Throws `not-found`. */
  execute(input: VersionToRestore): Promise<KeptText> {
    return retryStale(() => this.work.run((stores) => this.restore(stores, input)))
  }

  private async restore(stores: EditStores, { actor, place, versionId }: VersionToRestore): Promise<KeptText> {
    const open = await findText(stores, actor.accountId, place, this.sources)
    const { owner, current } = open
    if (current !== null && versionId === versionIdOf(owner, current.state)) return current
    const chosen = await stores.textVersions.find(actor.accountId, versionId)
    if (chosen?.owner.kind !== owner.kind || chosen.owner.id !== owner.id) throw versionNotFound()
    const state = newState({
      version: await nextVersion(stores, open),
      origin: 'restored',
      author: await authorOf(stores.users, actor),
      ...begunAs(chosen.state),
      writtenAt: this.sources.clock.now(),
      ...saidBeside(chosen.state),
    })
    return replaceText(stores, open, { text: chosen.text, detail: chosen.detail, state })
  }
}

export function versionNotFound(): AppError {
  return notFound('texts.version-not-found')
}
