import { lazy, Suspense } from 'react'
import { DangerZone } from '../features/settings/DangerZone.tsx'
import { useLoadSettingsQuery } from '../features/settings/endpoints.ts'
import { OwnData } from '../features/settings/OwnData.tsx'
import { PasswordForm } from '../features/settings/PasswordForm.tsx'
import { SettingsForm } from '../features/settings/SettingsForm.tsx'
import { texts } from '../shared/texts/texts.ts'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.settings
const FactsFile = lazy(() =>
  import('../features/settings/FactsFile.tsx').then((module) => ({ default: module.FactsFile })),
)

/** As high as the form. */
function SkeletonForm() {
  return (
    <div className="card" style={{ maxWidth: 640, minHeight: 330 }}>
      <SkeletonLines count={4} height={32} />
    </div>
  )
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
      <LoadState query={query} skeleton={<SkeletonForm />}>
        {(settings) => (
          <>
            <SettingsForm settings={settings} />
            {settings.factsFile !== '' && (
              <Suspense>
                <FactsFile text={settings.factsFile} />
              </Suspense>
            )}
          </>
        )}
      </LoadState>
      <PasswordForm />
      <OwnData />
      <DangerZone />
    </div>
  )
}
