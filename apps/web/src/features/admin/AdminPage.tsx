import type { ReactNode } from 'react'
import { WritingServiceStatus } from '../../shared/writing-service/WritingServiceStatus.tsx'
import { useDocumentTitle } from '../../shared/ui/use-document-title.ts'

interface AdminPageProps {
  readonly title: string
  readonly intro: ReactNode
  /** What can be done on the page as a whole. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What every page of the operator area has: its heading, what it is for, and then its lists. */
export function AdminPage({ title, intro, actions, children }: AdminPageProps) {
  useDocumentTitle(title)
  return (
    <div className="stack wide">
      <header className="row apart">
        <div>
          <h1>{title}</h1>
          <p className="muted">{intro}</p>
        </div>
        {actions}
      </header>
      <WritingServiceStatus isWriting={false} />
      {children}
    </div>
  )
}
