import { UsersList } from '../features/admin/UsersList.tsx'
import { admin } from '../shared/texts/admin-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = admin.users

export function AdminUsersPage() {
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <UsersList />
    </div>
  )
}
