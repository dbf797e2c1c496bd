import type { Actor } from '../accounts/user.ts'
import { notFound, type AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { TextSources } from './drafts.ts'
import { findText, type EditStores, type TextPlace } from './find-text.ts'
import type { OpenText } from './open-text.ts'
import { retryStale } from './retry-stale.ts'
import { authorOf } from './text-author.ts'
import { nextVersion, replaceText } from './text-history.ts'
import { newState, saidBeside } from './text-state.ts'
import type { KeptText, TextVersionId } from './text-version.ts'

interface VersionToRestore {
  readonly actor: Actor
  readonly place: TextPlace
  readonly versionId: TextVersionId
}

/** Makes a version of the history the current text. */
export class RestoreText {
  constructor(
    private readonly work: UnitOfWork<EditStores>,
    private readonly sources: TextSources,
  ) {}

  /** Answers the text as it is then. The identifier of the text's owner names the current version. Throws `not-found`. */
  execute(input: VersionToRestore): Promise<KeptText> {
    return retryStale(() => this.work.run((stores) => this.restore(stores, input)))
  }

  private async restore(stores: EditStores, { actor, place, versionId }: VersionToRestore): Promise<KeptText> {
    const open = await findText(stores, actor.accountId, place, this.sources)
    if (open.current !== null && versionId === currentVersionId(open)) return open.current
    const chosen = await stores.textVersions.find(actor.accountId, versionId)
    if (chosen?.owner.kind !== open.owner.kind || chosen.owner.id !== open.owner.id) throw versionNotFound()
    const state = newState({
      version: await nextVersion(stores, open),
      origin: 'restored',
      author: await authorOf(stores.users, actor),
      basis: chosen.state.basis,
      writtenAt: this.sources.clock.now(),
      ...saidBeside(chosen.state),
    })
    return replaceText(stores, open, { text: chosen.text, detail: chosen.detail, state }, this.sources.ids)
  }
}

/** The current text is in no history, so it goes by the name of its owner. */
export function currentVersionId({ owner }: Pick<OpenText, 'owner'>): TextVersionId {
  return owner.id as string as TextVersionId
}

export function versionNotFound(): AppError {
  return notFound('texts.version-not-found')
}
