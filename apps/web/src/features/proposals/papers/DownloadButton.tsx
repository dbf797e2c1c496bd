import { useNavigate } from 'react-router-dom'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { pathTo } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { usePlaceholders } from '../../../shared/placeholders/use-placeholders.tsx'
import { texts } from '../../../shared/texts/download-texts.ts'
import { DownloadMenu } from '../../../shared/ui/DownloadMenu.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useFileContents } from './file-contents.ts'
import { textsToGive } from '../gaps/texts-to-give.ts'
import { useBeside } from '../use-beside.ts'

const words = texts.downloads

const FileContentsModal = lazyPart(() =>
  import('./FileContentsModal.tsx').then(({ FileContentsModal }) => FileContentsModal),
)

interface DownloadButtonProps {
  readonly proposal: Proposal
  readonly isOwn: boolean
  /** Warning for the download, such as unchecked answers. */
  readonly note: string
  /** Information shown before the download. */
  readonly before: string
}

/** Downloads the whole application in a chosen format, or links to its answers for a web form. */
export function DownloadButton({ proposal, isOwn, note, before }: DownloadButtonProps) {
  const { id } = proposal
  const { contents, include, change } = useFileContents()
  const first = usePlaceholders({
    texts: () => textsToGive(proposal, contents.includes('letter')),
    mayChange: isOwn,
  })
  const choice = useBeside<true>()
  const navigate = useNavigate()
  const toPortal = { label: words.toPortal, onSelect: () => void navigate(paths.portal(id)) }
  return (
    <>
      <DownloadMenu
        path={pathTo('GET /proposals/:id/download', { params: { id } })}
        include={include}
        more={[{ label: words.choose, onSelect: () => choice.open(true) }, ...(isOwn ? [toPortal] : [])]}
        note={note}
        before={before}
        first={first}
      />
      {choice.content !== null && (
        <FileContentsModal contents={contents} onChange={change} isOpen={choice.isOpen} onClose={choice.close} />
      )}
    </>
  )
}
