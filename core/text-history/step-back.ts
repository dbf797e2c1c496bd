import type { Actor } from '../identity/user.ts'
import type { Clock } from '../shared/ports.ts'
import type { EditStores } from './find-text.ts'
import { hasText, type OpenText } from '../texts/open-text.ts'
import { authorOf } from '../identity/text-author.ts'
import { nextVersion, replaceText } from '../texts/text-history.ts'
import { isOfPerson, newState } from '../shared/text-state.ts'
import { NO_DETAIL, type KeptText } from '../texts/text-version.ts'

/** The text after an undo, with its earlier origin; null if there is nothing to undo. */
export async function stepBack(
  stores: EditStores,
  open: OpenText,
  actor: Actor,
  clock: Clock,
): Promise<KeptText | null> {
  if (open.current === null) return null
  const { state } = open.current
  const earlier = await stores.textVersions.before(open.accountId, open.owner, state.undoneTo ?? state.version)
  if (earlier === null && !isBegunByPerson(open.current)) return null
  const at = { version: await nextVersion(stores, open), writtenAt: clock.now() }
  if (earlier === null) {
    const author = await authorOf(stores.users, actor)
    const emptied = newState({ ...at, origin: 'person', author, basis: null, undoneTo: 0 })
    return replaceText(stores, open, { text: '', state: emptied, detail: { ...NO_DETAIL, missing: true } })
  }
  const undoneTo = earlier.state.undoneTo ?? earlier.state.version
  const restored = newState({ ...earlier.state, ...at, undoneTo, session: null, isReplaceable: false })
  return replaceText(stores, open, { text: earlier.text, detail: earlier.detail, state: restored })
}

/** Whether a person began the text, with none before. */
function isBegunByPerson(current: KeptText): boolean {
  return isOfPerson(current.state) && current.state.basis === null && hasText(current)
}
