import { SingleJobsTable } from '../features/admin/SingleJobsTable.tsx'
import { operator } from '../shared/texts/operator-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = operator.singleJobs

export function AdminSingleJobsPage() {
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <SingleJobsTable />
    </div>
  )
}
