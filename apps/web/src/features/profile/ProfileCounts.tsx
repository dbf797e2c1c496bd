import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { STATE_ICONS } from './FactStateNote.tsx'
import { countByState, COUNTED_STATES } from './profile-groups.ts'
import styles from './ProfileCounts.module.css'

const words = texts.profile

/** Number of confirmed facts, and of those that need somebody. */
export function ProfileCounts({ facts, unread }: Pick<Response<'GET /account/profile'>, 'facts' | 'unread'>) {
  const counts = countByState(facts)
  const shown = COUNTED_STATES.filter((state) => state === 'confirmed' || counts[state] > 0)
  return (
    <div role="status">
      <ul className={styles.counts}>
        {shown.map((state) => (
          <li key={state} className={styles[state]}>
            {STATE_ICONS[state]} {words.counts[state](counts[state])}
          </li>
        ))}
        {unread > 0 && <li>{words.looking(unread)}</li>}
      </ul>
    </div>
  )
}
