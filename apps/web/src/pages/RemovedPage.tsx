import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { AccountPanel } from '../features/accounts/AccountPanel.tsx'
import { typedBefore } from '../features/accounts/typed-before.ts'
import { copyText } from '../shared/clipboard.ts'
import { paths } from '../shared/paths.ts'
import { inApp } from '../shared/runtime-config.ts'
import { useSession } from '../shared/session.ts'
import { removed as words } from '../shared/texts/en/removed.ts'
import { CopyButton } from '../shared/ui/CopyButton.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import styles from './RemovedPage.module.css'
import { keep } from '../shared/keep.ts'

/** Storage key for the removed user in this tab, so that a reload still shows the typed text. */
const NOTED = inApp('removed-user')

function useTyped(userId: string | undefined): readonly string[] {
  return useState(() => {
    if (userId !== undefined) keep('sessionStorage', NOTED, userId)
    const who = userId ?? sessionStorage.getItem(NOTED)
    return who === null ? [] : typedBefore(who)
  })[0]
}

/** Explains why the session ended, and returns the typed text, because a removed user can't log in again. */
export function RemovedPage() {
  useDocumentTitle(words.title)
  const session = useSession()
  const isRemoved = session.status === 'logged-out' && session.because === 'removed'
  const typed = useTyped(isRemoved ? session.userId : undefined)
  if (!isRemoved) return <Navigate to={paths.login} replace />
  return (
    <AccountPanel
      title={words.title}
      intro={words.intro}
      other={{ lead: words.elsewhere, link: words.login, to: paths.login }}
    >
      {typed.length > 0 && (
        <>
          <h2>{words.typed}</h2>
          <p className="muted small">{words.typedHint}</p>
          <ul className={styles.texts}>
            {typed.map((text, index) => (
              <li key={text} className={styles.text}>
                <p dir="auto">{text}</p>
                <CopyButton accessibleName={words.copyText(index + 1)} copy={() => copyText(text)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AccountPanel>
  )
}
