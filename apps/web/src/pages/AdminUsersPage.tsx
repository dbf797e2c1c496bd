import { AdminPage } from '../features/admin/AdminPage.tsx'
import { UsersList } from '../features/admin/UsersList.tsx'
import { admin } from '../shared/texts/admin-texts.ts'

const { title, intro } = admin.users

export function AdminUsersPage() {
  return (
    <AdminPage title={title} intro={intro}>
      <UsersList />
    </AdminPage>
  )
}
