import { TaskBoardReturn } from '../features/taskboard/TaskBoardReturn.tsx'
import { taskBoard as words } from '../shared/texts/task-board-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

export function AdminTaskBoardCallbackPage() {
  useDocumentTitle(words.callbackTitle)
  return (
    <div className="stack wide">
      <TaskBoardReturn />
    </div>
  )
}
