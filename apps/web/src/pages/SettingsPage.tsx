import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useChangePreferencesMutation } from '../features/accounts/endpoints.ts'
import { DangerZone } from '../features/settings/DangerZone.tsx'
import { EmailForm } from '../features/settings/EmailForm.tsx'
import { MailChoices } from '../features/settings/MailChoices.tsx'
import { NameForm } from '../features/settings/NameForm.tsx'
import { OwnData } from '../features/settings/OwnData.tsx'
import { PasswordForm } from '../features/settings/PasswordForm.tsx'
import { SessionList } from '../features/settings/SessionList.tsx'
import { SettingsForm } from '../features/settings/SettingsForm.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { runtimeConfig } from '../shared/runtime-config.ts'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/account-texts.ts'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { SkeletonLines } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { useLoadSettingsQuery } from '../shared/writing-service/account-settings.ts'

const words = texts.settings
const SecondFactor = lazyPart(() =>
  import('../features/settings/SecondFactor.tsx').then(({ SecondFactor }) => SecondFactor),
)
const PrivacyStatement = lazyPart(() =>
  import('../features/settings/PrivacyStatement.tsx').then(({ PrivacyStatement }) => PrivacyStatement),
)
const Ownership = lazyPart(() => import('../features/settings/Ownership.tsx').then(({ Ownership }) => Ownership))
const UsageCard = lazyPart(() => import('../features/settings/UsageCard.tsx').then(({ UsageCard }) => UsageCard))
const FactsFile = lazyPart(() => import('../features/settings/FactsFile.tsx').then(({ FactsFile }) => FactsFile))

/** Same height as the form. */
function SkeletonForm() {
  return (
    <div className="card" style={{ maxWidth: 640, minHeight: 330 }}>
      <SkeletonLines count={4} height={32} />
    </div>
  )
}

/** Shown after authorising the task board. */
function TaskBoardConnected() {
  const { taskBoardConnected } = (useLocation().state ?? {}) as { readonly taskBoardConnected?: boolean }
  if (taskBoardConnected !== true) return null
  return (
    <Notice tone="good">
      <span>{words.taskBoardConnected}</span>
      <Link to={adminPaths.taskBoard}>{words.toTaskBoard}</Link>
    </Notice>
  )
}

function OwnMailChoices() {
  const { preferences } = useCurrentUser()
  const [change, { isError }] = useChangePreferencesMutation()
  return <MailChoices preferences={preferences} hasFailed={isError} onChange={(choice) => void change(choice)} />
}

/** Scrolls to the section in the address after those above it have rendered. Mails link to one. */
function useSectionInAddress(isShown: boolean) {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!isShown || hash === '') return
    // After the frame of the pages, which begins every page at its top.
    const frame = window.requestAnimationFrame(() => {
      const section = document.getElementById(hash.slice(1))
      section?.scrollIntoView({ block: 'start' })
      section?.focus({ preventScroll: true })
    })
    return () => window.cancelAnimationFrame(frame)
  }, [isShown, hash, key])
}

export function SettingsPage() {
  const query = useLoadSettingsQuery()
  useDocumentTitle(words.title)
  useSectionInAddress(query.data !== undefined || query.isError)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <TaskBoardConnected />
      <LoadState query={query} skeleton={<SkeletonForm />}>
        {(settings) => (
          <>
            <SettingsForm settings={settings} />
            <PrivacyStatement settings={settings} />
            {settings.factsFile !== '' && <FactsFile text={settings.factsFile} state={settings.factsFileState} />}
          </>
        )}
      </LoadState>
      {runtimeConfig.languageModel !== null && <UsageCard />}
      <OwnMailChoices />
      <NameForm />
      <EmailForm />
      <PasswordForm />
      <SecondFactor />
      <SessionList />
      <OwnData />
      <Ownership />
      <DangerZone />
    </div>
  )
}
