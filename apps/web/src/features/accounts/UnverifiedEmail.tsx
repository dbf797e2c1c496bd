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
  const { mailConfigured } = runtimeConfig
  if (isEmailVerified || pathname === paths.verifyEmail) return null
  return (
    <section className={styles.notice} aria-label={words.title} data-screen-only>
      <span>{mailConfigured ? words.notice : words.noticeNoMail}</span>
      {!mailConfigured && isAdmin && <Link to={paths.adminUsers}>{words.toUsers}</Link>}
      <SendVerification />
    </section>
  )
}
