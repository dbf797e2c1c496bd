import { DataMigrationsTable } from '../features/admin/DataMigrationsTable.tsx'
import { operator } from '../shared/texts/operator-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = operator.migrations

export function AdminMigrationsPage() {
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <DataMigrationsTable />
    </div>
  )
}
