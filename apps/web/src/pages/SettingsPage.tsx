import { Link, useLocation } from 'react-router-dom'
import { useChangePreferencesMutation } from '../features/accounts/endpoints.ts'
import { DangerZone } from '../features/settings/DangerZone.tsx'
import { DeadlineMails } from '../features/settings/DeadlineMails.tsx'
import { EmailForm } from '../features/settings/EmailForm.tsx'
import { NameForm } from '../features/settings/NameForm.tsx'
import { OwnData } from '../features/settings/OwnData.tsx'
import { PasswordForm } from '../features/settings/PasswordForm.tsx'
import { SessionList } from '../features/settings/SessionList.tsx'
import { SettingsForm } from '../features/settings/SettingsForm.tsx'
import { paths } from '../shared/paths.ts'
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

/** As high as the form. */
function SkeletonForm() {
  return (
    <div className="card" style={{ maxWidth: 640, minHeight: 330 }}>
      <SkeletonLines count={4} height={32} />
    </div>
  )
}

/** For who comes back from authorising the task board. */
function TaskBoardConnected() {
  const { taskBoardConnected } = (useLocation().state ?? {}) as { readonly taskBoardConnected?: boolean }
  if (taskBoardConnected !== true) return null
  return (
    <Notice tone="good">
      <span>{words.taskBoardConnected}</span>
      <Link to={paths.adminTaskBoard}>{words.toTaskBoard}</Link>
    </Notice>
  )
}

/** On until it is switched off. */
function DeadlineMailsChoice() {
  const isOn = useCurrentUser().preferences['deadlineMails'] !== false
  const [change, { isError }] = useChangePreferencesMutation()
  return <DeadlineMails isOn={isOn} hasFailed={isError} onChange={(deadlineMails) => void change({ deadlineMails })} />
}

export function SettingsPage() {
  const query = useLoadSettingsQuery()
  useDocumentTitle(words.title)
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
      {runtimeConfig.languageModelConfigured && <UsageCard />}
      <DeadlineMailsChoice />
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
