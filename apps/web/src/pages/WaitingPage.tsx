import { WaitingList } from '../features/waiting/WaitingList.tsx'
import { texts } from '../shared/texts/application-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

export function WaitingPage() {
  const title = texts.shell.waiting
  useDocumentTitle(title)
  return (
    <div className="stack wide">
      <h1>{title}</h1>
      <WaitingList />
    </div>
  )
}
