import { AdminPage } from '../features/admin/AdminPage.tsx'
import { TaskBoardPanel } from '../features/taskboard/TaskBoardPanel.tsx'
import { taskBoard as words } from '../shared/texts/task-board-texts.ts'

export function AdminTaskBoardPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <TaskBoardPanel />
    </AdminPage>
  )
}
