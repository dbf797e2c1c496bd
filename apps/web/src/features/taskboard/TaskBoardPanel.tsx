import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { AuthorizeBox } from './AuthorizeBox.tsx'
import { useLoadTaskBoardQuery } from './endpoints.ts'
import { TaskBoardForm } from './TaskBoardForm.tsx'

const words = texts.taskBoard

/** Switched off, to be authorised, or configured; users do the latter two themselves. */
export function TaskBoardPanel() {
  const { isTrelloConfigured } = useCurrentUser()
  const query = useLoadTaskBoardQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <LoadState query={query} skeleton={<SkeletonLines count={4} height={32} />}>
      {(taskBoard) => {
        if (taskBoard.authorizeUrl === null) return <EmptyState title={words.off} hint={words.offHint} />
        if (isTrelloConfigured) return <TaskBoardForm key={taskBoard.list?.id} taskBoard={taskBoard} />
        return <AuthorizeBox authorizeUrl={taskBoard.authorizeUrl} memberName={taskBoard.memberName} />
      }}
    </LoadState>
  )
}
