import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useListDocumentUsesQuery } from './endpoints.ts'

const words = texts.library

interface DocumentUsesModalProps {
  readonly document: { readonly id: string; readonly name: string }
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Answers that use a document, each with a link to its question. */
export function DocumentUsesModal({ document, isOpen, onClose }: DocumentUsesModalProps) {
  const query = useListDocumentUsesQuery(document.id, { skip: !isOpen })
  return (
    <Dialog open={isOpen} title={words.usesOf(document.name)} footer={null} onCancel={onClose} destroyOnHidden>
      <LoadState query={query} skeleton={<SkeletonLines count={3} />}>
        {({ uses, total }) => (
          <>
            <ul className="plain-list stack tight">
              {uses.map(({ questionId, questionText, proposalId, proposalName }) => (
                <li key={questionId}>
                  <Link to={paths.question(proposalId, questionId)}>{questionText}</Link>
                  <p className="muted small">{proposalName}</p>
                </li>
              ))}
            </ul>
            {total > uses.length && <p className="muted">{words.moreUses(total - uses.length)}</p>}
          </>
        )}
      </LoadState>
    </Dialog>
  )
}
