import type { ReactNode } from 'react'
import { WritingServiceStatus } from '../../shared/writing-service/WritingServiceStatus.tsx'
import { useDocumentTitle } from '../../shared/ui/use-document-title.ts'

interface AdminPageProps {
  readonly title: string
  readonly intro: ReactNode
  /** Actions for the whole page. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Frame of all pages of the operator area: heading, introduction and lists. */
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
