import { TaskBoardReturn } from '../features/taskboard/TaskBoardReturn.tsx'
import { texts } from '../shared/texts/admin-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.taskBoard

export function AdminTaskBoardCallbackPage() {
  useDocumentTitle(words.callbackTitle)
  return (
    <div className="stack wide">
      <TaskBoardReturn />
    </div>
  )
}
