import { AdminPage } from '../features/admin/AdminPage.tsx'
import { UsersList } from '../features/admin/UsersList.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.admin.users

export function AdminUsersPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <UsersList />
    </AdminPage>
  )
}
