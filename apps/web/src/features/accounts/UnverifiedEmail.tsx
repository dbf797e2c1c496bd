import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/texts.ts'
import { useBarHeight } from '../../shared/ui/use-bar-height.ts'
import { SendVerification } from './SendVerification.tsx'
import styles from './UnverifiedEmail.module.css'

const words = texts.emailVerification

function Line() {
  const { isAdmin } = useCurrentUser()
  const { mailConfigured } = runtimeConfig
  const line = useRef<HTMLElement>(null)
  useBarHeight('foot', line)
  return (
    <section ref={line} className={styles.notice} aria-label={words.title} data-screen-only>
      {mailConfigured ? (
        <span>{words.notice}</span>
      ) : (
        <details>
          <summary>{words.unconfirmed}</summary>
          {isAdmin ? <Link to={paths.adminUsers}>{words.toUsers}</Link> : words.noticeNoMail}
        </details>
      )}
      <SendVerification look="link-button" />
    </section>
  )
}

/** Shown at the lower edge of every page, where it moves nothing, until the user has confirmed their address. */
export function UnverifiedEmail() {
  const { isEmailVerified } = useCurrentUser()
  const { pathname } = useLocation()
  return !isEmailVerified && pathname !== paths.verifyEmail && <Line />
}
