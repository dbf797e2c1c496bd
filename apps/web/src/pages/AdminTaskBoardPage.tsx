import { TaskBoardPanel } from '../features/taskboard/TaskBoardPanel.tsx'
import { taskBoard as words } from '../shared/texts/task-board-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

export function AdminTaskBoardPage() {
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <TaskBoardPanel />
    </div>
  )
}
