import { AdminPage } from '../features/admin/AdminPage.tsx'
import { TaskBoardPanel } from '../features/taskboard/TaskBoardPanel.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.taskBoard

export function AdminTaskBoardPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <TaskBoardPanel />
    </AdminPage>
  )
}
