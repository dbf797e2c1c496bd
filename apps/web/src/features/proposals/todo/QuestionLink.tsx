import { use, type ReactNode } from 'react'
import { isPlain } from '../list/QuestionList.tsx'
import { questionHash } from '../question-address.ts'
import { LeadTo } from './use-todo.ts'

interface QuestionLinkProps {
  readonly questionId: string
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** Leads from the to-do panel to a question. */
export function QuestionLink({ questionId, title, children }: QuestionLinkProps) {
  const leadTo = use(LeadTo)
  return (
    <a
      href={questionHash(questionId)}
      title={title}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        leadTo(questionId)
      }}
    >
      {children}
    </a>
  )
}
