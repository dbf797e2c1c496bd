import { AdminPage } from '../features/admin/AdminPage.tsx'
import { SpendingList } from '../features/admin/SpendingList.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.admin.spending

export function AdminSpendingPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <SpendingList />
    </AdminPage>
  )
}
