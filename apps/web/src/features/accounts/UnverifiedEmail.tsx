import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { SendVerification } from './SendVerification.tsx'
import styles from './UnverifiedEmail.module.css'

const words = texts.emailVerification

/** Shown above every page until the user has confirmed their address. */
export function UnverifiedEmail() {
  const { isEmailVerified, isAdmin } = useCurrentUser()
  const { pathname } = useLocation()
  if (isEmailVerified || pathname === paths.verifyEmail) return null
  return (
    <section className={styles.notice} aria-label={words.title} data-screen-only>
      {runtimeConfig.mailConfigured && <span>{words.notice}</span>}
      {!runtimeConfig.mailConfigured && !isAdmin && <span>{words.noticeNoMail}</span>}
      {!runtimeConfig.mailConfigured && isAdmin && (
        <span>
          {words.noticeAdmin} <Link to={paths.adminUsers}>{words.toUsers}</Link>
        </span>
      )}
      <SendVerification />
    </section>
  )
}
