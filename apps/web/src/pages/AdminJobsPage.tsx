import { JobsList } from '../features/admin/JobsList.tsx'
import { ReloadLibraryButton } from '../features/admin/ReloadLibraryButton.tsx'
import { operator } from '../shared/texts/operator-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = operator.jobs

export function AdminJobsPage() {
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <header className="row apart">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.intro}</p>
        </div>
        <ReloadLibraryButton />
      </header>
      <JobsList />
    </div>
  )
}
